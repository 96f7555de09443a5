import type { Observation, ObservationDraft } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';
import { mergeObservation } from '../observation/merge-observation';
import { draftOf } from '../observation/observation-draft';

/** Other devices may save in between; more often than this in a row is no coincidence. */
const MOST_TRIES = 4;

const send = async (observation: ObservationDraft) =>
  (await callApi('saveObservation', { body: { observation } }, { quiet: true })).observation;

/** Saves a new observation. @throws ApiError, NetworkError */
export const createObservation = send;

/**
 * Saves a changed one; what was changed elsewhere in the meantime is merged and kept.
 * @throws ApiError, NetworkError
 */
export async function updateObservation(
  base: Observation,
  mine: Observation,
  tries = MOST_TRIES,
): Promise<Observation> {
  try {
    return await send(draftOf(mine, base));
  } catch (error) {
    const theirs = error instanceof ApiError && error.status === 409 ? error.body?.observation : undefined;
    if (!theirs || tries <= 1) throw error;
    const current = theirs as Observation;
    return updateObservation(current, mergeObservation(base, mine, current), tries - 1);
  }
}
