import { newUid } from '@coaching/contracts';
import { openChannel } from '../channel/open-channel';
import { unsentAutosaves } from './live-autosaves';

/** The channel on which pages of this browser ask each other how it stands with what they have not sent. */
const CHANNEL = 'coaching-unsent';

/** How long answers are waited for, in milliseconds: a page that is there answers at once. */
const ANSWER_WITHIN_MS = 100;

interface Question {
  kind: 'question';
  uid: string;
  user_uid: string;
  /** Whether it is to be sent now. */
  isToSend: boolean;
}

interface Answer {
  kind: 'answer';
  /** Of the question. */
  uid: string;
  isRefused: boolean;
}

type Message = Question | Answer;

/** Whether the server does not take some of what this person has not sent on this page. */
export const isRefusedHere = (user_uid: string): boolean =>
  unsentAutosaves(user_uid).some((autosave) => autosave.getSnapshot().problem !== null);

/** From now on other pages of this browser are answered. @returns ends it */
export function answerOtherPages(): () => void {
  const its = openChannel(CHANNEL);
  if (its)
    its.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'question') return;
      const unsent = unsentAutosaves(data.user_uid);
      if (data.isToSend) for (const autosave of unsent) autosave.flush();
      if (unsent.length === 0) return;
      const answer: Answer = { kind: 'answer', uid: data.uid, isRefused: isRefusedHere(data.user_uid) };
      its.postMessage(answer);
    };
  return () => its?.close();
}

/**
 * Asks other pages of this browser whether the server does not take some of what this person has not sent there.
 * @param isToSend whether they are to send it now; what comes of it they say when they are asked again
 */
export async function isRefusedElsewhere(user_uid: string, isToSend: boolean): Promise<boolean> {
  const its = openChannel(CHANNEL);
  if (!its) return false;
  const question: Question = { kind: 'question', uid: newUid(), user_uid, isToSend };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isRefused = await new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    its.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'answer' && data.uid === question.uid && data.isRefused) resolve(true);
    };
    its.postMessage(question);
  });
  clearTimeout(timer);
  its.close();
  return isRefused;
}
