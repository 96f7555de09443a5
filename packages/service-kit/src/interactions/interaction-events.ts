import { isDeepStrictEqual } from 'node:util';
import type { InteractionEventType, InteractionFacts, InteractionKind } from '@coaching/contracts';
import type { Entity } from '../mongo/entity';
import type { Announcement } from '../service';

/** An interaction as far as its events need it. */
interface Interaction extends Entity {
  end_timestamp: Date | null;
  /** Whether it was ever finished. */
  finished: boolean;
}

type InteractionEvent = Announcement<InteractionEventType>;

/** The events that are published of interactions of one kind. */
export interface InteractionEvents<Row> {
  /** As it is now: an update, or its deletion. */
  state(row: Row): InteractionEvent;
  /** What is published of a change, in order; nothing for most saves. @param before null when it is new */
  ofChange(before: Row | null, after: Row): InteractionEvent[];
}

/** @param factsOf what is published of an interaction */
export function interactionEventsOf<Row extends Interaction>(
  kind: InteractionKind,
  factsOf: (row: Row) => InteractionFacts,
): InteractionEvents<Row> {
  const eventOf = (type: 'updated' | 'finished', row: Row): InteractionEvent => ({
    type: `${kind}.${type}`,
    entity_uid: row.uid,
    revision: row.revision,
    data: { interaction: factsOf(row) },
  });
  const state = (row: Row): InteractionEvent =>
    row.deleted_at
      ? { type: `${kind}.deleted`, entity_uid: row.uid, revision: row.revision, data: { uid: row.uid } }
      : eventOf('updated', row);
  /** Whether a change touches what other domains know; the script and most settings do not. */
  const changesFacts = (before: Row | null, after: Row) =>
    !before || !isDeepStrictEqual(factsOf(before), factsOf(after));
  return {
    state,
    ofChange(before, after) {
      if (after.deleted_at || before?.deleted_at) return [state(after)];
      // It ends once: also when the end is cleared and set again.
      const ends = !before?.finished && after.end_timestamp !== null;
      return [
        ...(changesFacts(before, after) ? [state(after)] : []),
        ...(ends ? [eventOf('finished', after)] : []),
      ];
    },
  };
}
