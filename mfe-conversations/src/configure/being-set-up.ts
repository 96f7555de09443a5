import type { InteractionVisibility, Interview } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';

const keyOf = (user_uid: string, uid: string) => `conversation-set-up ${user_uid} ${uid}`;
/** Where storage is closed to us: it then holds for this page only. */
const here = new Map<string, InteractionVisibility>();

/** Remembers who shall read a conversation once it is started: until then it is the coach's alone. */
export function rememberChoice(user_uid: string, uid: string, visibility: InteractionVisibility): void {
  const key = keyOf(user_uid, uid);
  try {
    window.localStorage.setItem(key, visibility);
    here.delete(key);
  } catch {
    // Private windows may refuse.
    here.set(key, visibility);
  }
}

/** It is started, or is no more. */
export function forgetChoice(user_uid: string, uid: string): void {
  const key = keyOf(user_uid, uid);
  here.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where that is refused.
  }
}

function choiceOf(user_uid: string, uid: string): InteractionVisibility | null {
  const key = keyOf(user_uid, uid);
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(key);
  } catch {
    // As above.
  }
  return stored === 'shared' || stored === 'private' ? stored : (here.get(key) ?? null);
}

const isHeld = ({ visibility, end_timestamp, questions }: Interview) =>
  visibility !== 'private' ||
  end_timestamp !== null ||
  questions.some(({ answer }) => !isEmptyRichText(answer));

/**
 * Who shall read a conversation that was begun on this device and not started so far; null for any other. The server
 * stamps one with its first save, and does not tell them apart.
 */
export const choiceUntilStarted = (user_uid: string, interview: Interview): InteractionVisibility | null =>
  interview.template || isHeld(interview) ? null : choiceOf(user_uid, interview.uid);
