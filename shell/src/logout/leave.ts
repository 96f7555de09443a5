import { signOut, startAnew } from '@coaching/mfe-kit';
import type { LeftUnsent } from '@coaching/mfe-kit/autosave';
import { forgetPendingCourse } from '../course/pending-course';

const NOTHING: LeftUnsent = { changes: 0, isStored: true, isRefused: false };

const autosaves = () => import('@coaching/mfe-kit/autosave');

/** Sends what is unsent first, as far as that can be done; what is left then. Nothing where there is no way to tell. */
export const sendFirst = (user_uid: string): Promise<LeftUnsent> =>
  autosaves()
    .then(({ sendBeforeLeaving }) => sendBeforeLeaving(user_uid))
    .catch(() => NOTHING);

/** What is unsent now. */
export const lookAtUnsent = (user_uid: string): Promise<LeftUnsent> =>
  autosaves()
    .then(({ leftUnsent }) => leftUnsent(user_uid))
    .catch(() => NOTHING);

/**
 * Ends the session and goes to the start, even when the call fails (spec 1 section 2, Logout). The start is loaded
 * anew, so that nothing of the person who left stays in memory, their key least of all.
 * @param user_uid null where this page knows nobody who was signed in; the browser may have a session all the same
 * @param start where it goes on to while the server is reached
 */
export async function leave(user_uid: string | null, start = '/'): Promise<void> {
  if (user_uid !== null)
    await autosaves()
      .then(({ lockDevice }) => lockDevice(user_uid))
      .catch(() => undefined);
  forgetPendingCourse();
  const { isReached } = await signOut();
  // Without a network the start does not load, and the page one logs in on is on the device.
  await startAnew(isReached ? start : '/login');
}
