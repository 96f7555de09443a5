import { history } from '../navigation/history';
import { queryClient } from '../queries/query-client';
import { sessionStore } from './session-store';

/** The login page that leads back to where we are. */
export function loginPath(): string {
  const { pathname, search, hash } = history.get().location;
  return `/login?redirect_to=${encodeURIComponent(pathname + search + hash)}`;
}

/**
 * The server says that nobody is signed in: forgets the person and goes to login, from where they come back here.
 * Drafts stay in the device's journal. Does not navigate while the session is first looked up, nor on /login.
 */
export function endSession(): void {
  const wasSignedIn = sessionStore.get().status === 'signed-in';
  sessionStore.end();
  queryClient.clear();
  if (wasSignedIn && history.get().location.pathname !== '/login') history.replace(loginPath());
}
