import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendUnsentWork } from '@coaching/mfe-kit/autosave';
import { rubricAutosave } from '../builder/rubric/rubric-autosave';
import { calibrationAutosave } from '../calibration/own/calibration-autosave';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { selfScoreAutosave } from '../self-score/self-score-autosave';

/** Sends everything this person wrote here that earlier pages left unsent: rubrics, scores, self-scores, calibrations, action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendUnsentWork(rubricAutosave, user_uid);
  await sendUnsentWork(instanceAutosave, user_uid);
  await sendUnsentWork(selfScoreAutosave, user_uid);
  await sendUnsentWork(calibrationAutosave, user_uid);
  await sendUnsentWork(stepsAutosave(rubricKind), user_uid);
}
