import { journal } from '../journal';
import { unsentAutosaves } from './live-autosaves';
import { isRefusedElsewhere, isRefusedHere } from './other-pages';
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

async function look(user_uid: string, areOthersToSend: boolean): Promise<LeftUnsent> {
  const stored = await journal.work(user_uid).then(countChanges, () => 0);
  const live = unsentAutosaves(user_uid);
  const isStored = live.every((autosave) => autosave.getSnapshot().isStored);
  // What is stored here can be another page's, which alone knows what the server says to it.
  const isRefused =
    isRefusedHere(user_uid) || (stored > 0 && (await isRefusedElsewhere(user_uid, areOthersToSend)));
  return { changes: Math.max(stored, live.length), isStored, isRefused };
}

/** What this person has not sent as it is now, on whatever page of this browser. */
export const leftUnsent = (user_uid: string): Promise<LeftUnsent> => look(user_uid, false);

/**
 * Sends what this person has not sent yet, other pages of this browser included, and waits for it as long as it can be sent and is not too long.
 * @returns what is still unsent then
 */
export async function sendBeforeLeaving(user_uid: string, patienceMs = PATIENCE_MS): Promise<LeftUnsent> {
  const until = Date.now() + patienceMs;
  for (const autosave of unsentAutosaves(user_uid)) autosave.flush();
  for (let looks = 0; ; looks += 1) {
    const left = await look(user_uid, looks === 0);
    if (left.changes === 0 || left.isRefused || !navigator.onLine || Date.now() >= until) return left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
