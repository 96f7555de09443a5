import { signOut } from '@coaching/mfe-kit';
import type { LeftUnsent } from '@coaching/mfe-kit/autosave';

const autosaves = () => import('@coaching/mfe-kit/autosave');

/** Sends what is unsent first, as far as that can be done; what is left then. Nothing where there is no way to tell. */
export const sendFirst = (user_uid: string): Promise<LeftUnsent> =>
  autosaves()
    .then(({ sendBeforeLeaving }) => sendBeforeLeaving(user_uid))
    .catch(() => ({ changes: 0, isStored: true }));

/** Locks what is unsent and takes off the device what was only stored to be read offline. */
async function lockDevice(user_uid: string): Promise<void> {
  (await autosaves()).leaveAutosaves();
  await (await import('@coaching/mfe-kit/journal')).journal.lock(user_uid);
}

/**
 * Ends the session and goes to the start, even when the call fails (spec 1 section 2, Logout). The start is loaded
 * anew, so that nothing of the person who left stays in memory, their key least of all.
 */
export async function leave(user_uid: string): Promise<void> {
  await lockDevice(user_uid).catch(() => undefined);
  await signOut();
  // The service worker caches who is signed in, and their key with it.
  await globalThis.caches?.delete('session').catch(() => false);
  window.location.replace('/');
}
