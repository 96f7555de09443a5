import { stepsAutosave } from '@coaching/interaction-kit/action-steps';
import { sendLeftBehind } from '@coaching/mfe-kit/autosave';
import { ownAnswersAutosave } from '../answer/own-answers-autosave';
import { interviewAutosave } from '../interview/interview-autosave';
import { interviewKind } from '../interview/interview-kind';

/** Sends everything this person wrote here that earlier pages left unsent: conversations, answers, action steps. */
export async function sendAll(user_uid: string): Promise<void> {
  await sendLeftBehind(interviewAutosave, user_uid);
  await sendLeftBehind(ownAnswersAutosave, user_uid);
  await sendLeftBehind(stepsAutosave(interviewKind), user_uid);
}
