import { callApi } from '../api';
import { lockDevice, sendBeforeLeaving } from '../autosave';
import { sessionStore } from '../session/session-store';
import { startAnew, tellOtherPages } from '../session/start-anew';

/** Where one's own session begins, and where somebody else's. */
const START = '/start';

/**
 * Sends what is unsent, has the server sign somebody else in, and leaves the device to them: what could not be sent waits
 * there, locked.
 */
async function handOver(signIn: () => Promise<unknown>): Promise<void> {
  // None where the page began when it was over already.
  const own = sessionStore.lastSignedIn()?.user.uid;
  if (own) await sendBeforeLeaving(own);
  await signIn();
  if (own) await lockDevice(own).catch(() => undefined);
  tellOtherPages();
  await startAnew(START);
}

/**
 * Signs a member of staff in as somebody else, from a new page on (spec 2 section 2, Become User).
 * @throws ApiError or NetworkError when the server does not
 */
export const becomeUser = (id: string, reason: string): Promise<void> =>
  handOver(() => callApi('becomeUser', { params: { id }, body: { reason } }, { quiet: true }));

let ending: Promise<void> | null = null;

/**
 * Goes back to who one really is, from a new page on; once for all who ask at the same time.
 * @throws ApiError or NetworkError when the server does not
 */
export function endBecomeUser(): Promise<void> {
  ending ??= handOver(() => callApi('endBecomeUser', {}, { quiet: true })).finally(() => {
    ending = null;
  });
  return ending;
}
