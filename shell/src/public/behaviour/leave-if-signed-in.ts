import { apiBase } from './api-base';

/** A visitor who is signed in goes from the home page to where they start (spec 1 section 1). */
export async function leaveIfSignedIn(): Promise<void> {
  if (location.pathname !== '/') return;
  const answer = await fetch(`${apiBase()}/user_session`, { credentials: 'include' }).catch(() => null);
  // Read to its end, or the browser keeps the connection waiting for somebody who will.
  await answer?.text();
  if (answer?.ok) location.replace('/dashboard');
}
