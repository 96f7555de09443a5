import { sendLeftBehind } from '@coaching/mfe-kit/autosave';
import { stepsAutosave } from '../action-steps/steps-autosave';
import { observationAutosave } from '../observation/observation-autosave';

/** Sends everything this person wrote here that earlier pages left unsent: scripts, then their action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendLeftBehind(observationAutosave, user_uid);
  await sendLeftBehind(stepsAutosave, user_uid);
}
