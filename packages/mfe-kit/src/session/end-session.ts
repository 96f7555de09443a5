import { history } from '../navigation/history';
import { whenPaused } from '../page';
import { queryClient } from '../queries/query-client';
import { sessionStore } from './session-store';

/** The login page that leads back to where we are. */
export function loginPath(): string {
  const { pathname, search, hash } = history.get().location;
  return `/login?redirect_to=${encodeURIComponent(pathname + search + hash)}`;
}

/** Pages that lead on by themselves once nobody is signed in. */
const leadsOn = ['/login', '/logout'];

/** The end of a session is on its way: every call that is refused meanwhile says the same. */
let isEnding = false;

/**
 * The server says that nobody is signed in: forgets the person and goes to login, from where they come back here;
 * after the word they are typing, which would end in the login page otherwise. Drafts stay in the device's journal.
 * Does not navigate while the session is first looked up, nor on /login, nor while they log out.
 */
export function endSession(): void {
  if (isEnding) return;
  if (sessionStore.get().status !== 'signed-in') {
    end();
    return;
  }
  isEnding = true;
  whenPaused(() => {
    isEnding = false;
    const wasSignedIn = sessionStore.get().status === 'signed-in';
    end();
    if (wasSignedIn && !leadsOn.includes(history.get().location.pathname)) history.replace(loginPath());
  });
}

function end(): void {
  sessionStore.end();
  queryClient.clear();
}
