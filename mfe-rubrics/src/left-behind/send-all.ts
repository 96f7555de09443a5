import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendLeftBehind } from '@coaching/mfe-kit/autosave';
import { rubricAutosave } from '../builder/rubric/rubric-autosave';
import { calibrationAutosave } from '../calibration/own/calibration-autosave';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { selfScoreAutosave } from '../self-score/self-score-autosave';

/** Sends everything this person wrote here that earlier pages left unsent: rubrics, scores, self-scores, calibrations, action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendLeftBehind(rubricAutosave, user_uid);
  await sendLeftBehind(instanceAutosave, user_uid);
  await sendLeftBehind(selfScoreAutosave, user_uid);
  await sendLeftBehind(calibrationAutosave, user_uid);
  await sendLeftBehind(stepsAutosave(rubricKind), user_uid);
}
