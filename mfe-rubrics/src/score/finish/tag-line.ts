import type { ItemTag } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';
import { itemsWithTag } from './items-with-tag';

/** How often it looks again when the observation was changed in the same moment. */
const TRIES = 3;

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Tags a line of an observation where it is. @returns false where it can no longer be tagged */
export async function tagLine(uid: string, item_uid: string, tag: ItemTag): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { observation } = await callApi('getObservation', { params: { uid } }, { quiet: true });
    const items = itemsWithTag(observation, item_uid, tag);
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
