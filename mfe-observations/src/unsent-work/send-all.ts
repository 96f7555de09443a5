import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendUnsentWork } from '@coaching/mfe-kit/autosave';
import { observationAutosave } from '../observation/observation-autosave';
import { observationKind } from '../observation/observation-kind';

/** Sends everything this person wrote here that earlier pages left unsent: scripts, then their action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendUnsentWork(observationAutosave, user_uid);
  await sendUnsentWork(stepsAutosave(observationKind), user_uid);
}
