import { mayBecomePrivate, type ReadSoFar } from '@coaching/access';
import { type InteractionKind, type InteractionVisibility, interactionKinds } from '@coaching/contracts';
import { Invalid } from '../errors';

interface Ending {
  revision?: number | undefined;
  end_timestamp?: string | null | undefined;
  visibility?: InteractionVisibility | undefined;
}

interface Ended {
  finished: boolean;
  revision: number;
}

/** Whether a draft ends the interaction for the first time, or is the save that did, sent again. */
const finishes = (draft: Ending, stored: Ended | null) =>
  Boolean(draft.end_timestamp) && (!stored?.finished || draft.revision !== stored.revision);

/** A draft as it is meant: finishing shares the interaction, whatever it says of that. */
export const finishingShares = <Draft extends Ending>(draft: Draft, stored: Ended | null): Draft =>
  finishes(draft, stored) ? { ...draft, visibility: 'shared' } : draft;

/** Refuses to hide what others could read. @throws Invalid */
export function requireReadableStays(
  kind: InteractionKind,
  written: { visibility?: InteractionVisibility },
  stored: ReadSoFar,
): void {
  if (written.visibility !== 'private' || mayBecomePrivate(stored)) return;
  const message = `Others could read this ${interactionKinds[kind].noun} or its action steps already, so it stays shared. A new one can be private from the start.`;
  throw new Invalid(message, [{ path: `${kind}.visibility`, message }]);
}
