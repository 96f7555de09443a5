import { journal } from '../journal';
import { liveAutosaves } from './live-autosaves';
import { countChanges } from './unsent-work';

/** How long sending is waited for, and how often one looks, in milliseconds. */
const PATIENCE_MS = 6000;
const LOOK_MS = 150;

/** What a person leaves unsent on this device. */
export interface LeftUnsent {
  /** Lines, steps and other changes. */
  changes: number;
  /** All of it is on the device, and not in this page's memory alone. */
  isStored: boolean;
  /** The server was asked and does not take some of it; otherwise it was not reached. */
  isRefused: boolean;
}

const ofPerson = (user_uid: string) =>
  liveAutosaves().filter(({ scope, autosave }) => scope.user_uid === user_uid && autosave.hasUnsent());

/** What this person has not sent as it is now. */
export async function leftUnsent(user_uid: string): Promise<LeftUnsent> {
  const stored = await journal.work(user_uid).then(countChanges, () => 0);
  const live = ofPerson(user_uid);
  const isStored = live.every(({ autosave }) => autosave.getSnapshot().isStored);
  const isRefused = live.some(({ autosave }) => autosave.getSnapshot().problem !== null);
  return { changes: Math.max(stored, live.length), isStored, isRefused };
}

/**
 * Sends what this person has not sent yet, and waits for it as long as it can be sent and is not too long.
 * @returns what is still unsent then
 */
export async function sendBeforeLeaving(user_uid: string, patienceMs = PATIENCE_MS): Promise<LeftUnsent> {
  const until = Date.now() + patienceMs;
  for (const { autosave } of ofPerson(user_uid)) autosave.flush();
  for (;;) {
    const left = await leftUnsent(user_uid);
    if (left.changes === 0 || left.isRefused || !navigator.onLine || Date.now() >= until) return left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
