import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendLeftBehind } from '@coaching/mfe-kit/autosave';
import { observationAutosave } from '../observation/observation-autosave';
import { observationKind } from '../observation/observation-kind';

/** Sends everything this person wrote here that earlier pages left unsent: scripts, then their action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendLeftBehind(observationAutosave, user_uid);
  await sendLeftBehind(stepsAutosave(observationKind), user_uid);
}
