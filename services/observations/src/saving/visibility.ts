import { mayBecomePrivate } from '@coaching/access';
import type { ObservationDraft } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import type { ObservationRecord, WrittenFields } from '../observation/observation-record';

const STAYS_READABLE =
  'Others could read this observation already, so it stays shared. A new observation can be private from the start.';

/** Whether a draft ends the observation for the first time, or is the save that did, sent again. */
const finishes = (draft: ObservationDraft, stored: ObservationRecord | null) =>
  Boolean(draft.end_timestamp) && (!stored?.finished || draft.revision !== stored.revision);

/** A draft as it is meant: finishing shares the observation, whatever it says of that. */
export const asMeant = (draft: ObservationDraft, stored: ObservationRecord | null): ObservationDraft =>
  finishes(draft, stored) ? { ...draft, visibility: 'shared' } : draft;

/** Refuses to hide what others could read. @throws Invalid */
export function requireReadableStays(written: Partial<WrittenFields>, stored: ObservationRecord): void {
  if (written.visibility !== 'private' || mayBecomePrivate(stored)) return;
  const error = { path: 'observation.visibility', message: STAYS_READABLE };
  throw new Invalid(STAYS_READABLE, [error]);
}
