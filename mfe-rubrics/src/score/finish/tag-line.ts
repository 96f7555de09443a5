import type { ItemTag, Observation } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';
import { itemsWithoutTag, itemsWithTag } from './items-with-tag';

/** How often it looks again when the observation was changed in the same moment. */
const TRIES = 3;

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409;

/** @param change null where nothing is left to change */
async function changeItems(
  uid: string,
  change: (observation: Observation) => Observation['items'] | null,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { observation } = await callApi('getObservation', { params: { uid } }, { quiet: true });
    const items = change(observation);
    if (!items) return false;
    try {
      const draft = { uid, revision: observation.revision, items };
      await callApi('saveObservation', { body: { observation: draft } }, { quiet: true });
      return true;
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
  }
}

/** Tags a line of an observation where it is. @returns false where it can no longer be tagged */
export const tagLine = (uid: string, item_uid: string, tag: ItemTag): Promise<boolean> =>
  changeItems(uid, (observation) => itemsWithTag(observation, item_uid, tag));

/** Takes a tag of a line back. @returns false where it is gone already, or the line */
export const untagLine = (uid: string, item_uid: string, tag: ItemTag): Promise<boolean> =>
  changeItems(uid, (observation) => itemsWithoutTag(observation, item_uid, tag));
