import { ApiError } from '@coaching/mfe-kit';
import {
  type AutosavedEntity,
  autosaveJournal,
  beginOnDevice,
  isUnanswered,
} from '@coaching/mfe-kit/autosave';
import { journal } from '@coaching/mfe-kit/journal';
import { stepsAutosave } from '../action-steps';
import type { ScreenKind } from '../kind';

/** How long a coach who wants to begin waits for the server, in milliseconds. */
const ANSWER_WITHIN_MS = 8000;
/** What stands before the server answers so when it is away. */
const AWAY: readonly number[] = [502, 503, 504];

interface Beginning<Entity> {
  kind: Pick<ScreenKind, 'entity_type'>;
  autosaved: Pick<AutosavedEntity<Entity>, 'entity'>;
  user_uid: string;
  uid: string;
  /** Saves it on the server. */
  save: (signal: AbortSignal) => Promise<unknown>;
  /** How it begins, and what that grew from: as it was before anything was set. Both of revision 0. */
  begun: () => { base: Entity; mine: Entity };
}

const isAway = (error: unknown) =>
  isUnanswered(error) || (error instanceof ApiError && AWAY.includes(error.status));

/**
 * Saves a new interaction; where the server is out of reach it begins on this device, without action steps, and is sent
 * once it can be. No lesson waits for a network.
 * @throws ApiError where the server refuses it; what kept the server from answering where the device stores nothing
 */
export async function saveOrBegin<Entity>(beginning: Beginning<Entity>): Promise<void> {
  const { kind, autosaved, user_uid, uid, save, begun } = beginning;
  try {
    await save(AbortSignal.timeout(ANSWER_WITHIN_MS));
  } catch (error) {
    if (!isAway(error)) throw error;
    try {
      const steps = { user_uid, entity: stepsAutosave(kind).entity, uid };
      await autosaveJournal(journal, steps).storeSeen({ tool_uid: uid, steps: [] });
      await beginOnDevice(autosaved, user_uid, uid, begun());
    } catch {
      throw error;
    }
  }
}
