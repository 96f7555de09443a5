import { isWorthAsking } from '@coaching/contracts';
import { payOwedLogout } from '@coaching/mfe-kit/owed-logout';
import { apiBase } from './api-base';

/** Whether somebody is signed in; a browser that bears no sign of it is not asked about. */
export async function isSignedIn(): Promise<boolean> {
  if (!(await payOwedLogout(apiBase()))) return false;
  if (!isWorthAsking(apiBase(), document.cookie)) return false;
  const answer = await fetch(`${apiBase()}/user_session`, { credentials: 'include' }).catch(() => null);
  // Read to its end, or the browser keeps the connection waiting for somebody who will.
  await answer?.text();
  return answer?.ok ?? false;
}
