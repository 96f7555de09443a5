import { MESSAGES, type ObservationDraft } from '@coaching/contracts';
import { Conflict, NotAllowed, NotFound } from '@coaching/service-kit';
import { newsOf } from '../events/news';
import { mayEdit, mayRead } from '../observation/observation-policy';
import type { ObservationRecord } from '../observation/observation-record';
import { presentObservation } from '../observation/present-observation';
import { movesObservation, placeAgain } from './place-observation';
import type { Saving } from './saving';
import { asMeant, requireReadableStays } from './visibility';
import { changedFields, writtenFields } from './written-fields';

const NOT_ITS_COACH = 'Only the coach who holds this observation can change it.';

/** A first save, sent again because its answer was lost, is based on the state it made itself. */
const isBasedOn = (draft: ObservationDraft, stored: ObservationRecord) =>
  stored.revision === (draft.revision || 1);

/**
 * Stores a later save. One whose effect is there already is answered with the current state, so that a write
 * may be sent again when its answer was lost.
 * @returns the observation, or null when another save came between
 * @throws Conflict with the current observation when the draft is based on an older one
 * @throws Invalid, NotAllowed, NotFound
 */
export async function changeObservation(
  { observations, transaction, ...placing }: Saving,
  draft: ObservationDraft,
  stored: ObservationRecord,
): Promise<ObservationRecord | null> {
  const { actor, now } = placing;
  if (stored.deleted_at || !mayRead(actor, stored)) throw new NotFound(MESSAGES.notFound);
  if (!mayEdit(actor, stored)) throw new NotAllowed(NOT_ITS_COACH);

  const written = changedFields(writtenFields(asMeant(draft, stored), stored), stored);
  if (Object.keys(written).length === 0 && !movesObservation(draft, stored)) return stored;
  if (!isBasedOn(draft, stored)) {
    throw new Conflict(MESSAGES.stale, { observation: presentObservation(stored, actor) });
  }
  requireReadableStays(written, stored);

  const moved = await placeAgain(placing, draft, stored);
  const finished = stored.finished || Boolean(written.end_timestamp);
  const fields = { ...written, ...moved, finished, revision: stored.revision + 1, updated_at: now };
  const changed = { ...stored, ...fields };
  const news = newsOf(stored, changed);
  if (news.length === 0) return (await observations.change(stored, fields)) ? changed : null;
  return transaction(async ({ session, announce }) => {
    if (!(await observations.change(stored, fields, session))) return null;
    for (const announcement of news) await announce(announcement);
    return changed;
  });
}
