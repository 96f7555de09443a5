import type { Observation, ObservationItem } from '@coaching/contracts';
import type { Versions } from '@coaching/mfe-kit/merging';
import { isSameItem } from './merge-items';
import { mergeObservation } from './merge-observation';
import { isSameField, isSameObservation, writtenFields } from './observation-fields';

/** An observation with some of another one's fields. */
function withFields(
  observation: Observation,
  from: Observation,
  isWanted: (name: (typeof writtenFields)[number]) => boolean,
): Observation {
  const wanted = writtenFields.filter(isWanted).map((name) => [name, from[name]]);
  return { ...observation, ...Object.fromEntries(wanted) };
}

/**
 * The items that both sides are known to share: as `sent` where the server shows them so or could only have them
 * from us, as in `base` otherwise.
 */
function commonItems(
  base: readonly ObservationItem[],
  sent: readonly ObservationItem[],
  theirs: readonly ObservationItem[],
): ObservationItem[] {
  const [before, ours, current] = [base, sent, theirs].map(
    (items) => new Map(items.map((item) => [item.uid, item])),
  );
  const uids = new Set([...sent, ...base].map((item) => item.uid));
  return [...uids].flatMap((uid) => {
    const [old, own, there] = [before!.get(uid), ours!.get(uid), current!.get(uid)];
    if (own && there && (!old || isSameItem(own, there))) return [own];
    const isDeletedByUs = !own && !there;
    return old && !isDeletedByUs ? [old] : [];
  });
}

/** How autosave brings versions of an observation together. */
export const observationVersions: Versions<Observation> = {
  isSame: isSameObservation,
  isNewer: (one, other) => one.revision > other.revision,
  merge: mergeObservation,
  ancestor: (base, sent, theirs) => ({
    ...withFields(base, sent, (name) => isSameField(name, sent, theirs)),
    items: commonItems(base.items, sent.items, theirs.items),
  }),
  confirmed: ({ base, sent, answer }) =>
    withFields(answer, sent, (name) => !isSameField(name, base, sent) || isSameField(name, sent, answer)),
};
