import { ApiError } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';

/** Other devices may save in between; more often than this in a row is no coincidence. */
const MOST_TRIES = 4;
const ANSWER_WITHIN_MS = 20_000;

/**
 * Saves a change of an entity on somebody's word; what was changed elsewhere in the meantime is merged and kept.
 * @throws ApiError, NetworkError
 */
export async function saveMerged<Entity>(
  autosaved: Pick<AutosavedEntity<Entity>, 'save' | 'current' | 'versions'>,
  base: Entity,
  mine: Entity,
  tries = MOST_TRIES,
): Promise<Entity> {
  try {
    return await autosaved.save(mine, base, AbortSignal.timeout(ANSWER_WITHIN_MS));
  } catch (error) {
    const theirs =
      error instanceof ApiError && error.status === 409 ? autosaved.current(error.body ?? {}) : null;
    if (!theirs || tries <= 1) throw error;
    return saveMerged(autosaved, theirs, autosaved.versions.merge(base, mine, theirs), tries - 1);
  }
}
