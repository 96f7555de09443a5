import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendUnsentWork } from '@coaching/mfe-kit/autosave';
import { ownAnswersAutosave } from '../answer/own-answers-autosave';
import { interviewAutosave } from '../interview/interview-autosave';
import { interviewKind } from '../interview/interview-kind';

/** Sends everything this person wrote here that earlier pages left unsent: conversations, answers, action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendUnsentWork(interviewAutosave, user_uid);
  await sendUnsentWork(ownAnswersAutosave, user_uid);
  await sendUnsentWork(stepsAutosave(interviewKind), user_uid);
}
