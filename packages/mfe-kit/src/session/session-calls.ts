import { isWorthAsking, type ResourceOwner } from '@coaching/contracts';
import { callApi } from '../api/call-api';
import { ApiError, NetworkError } from '../api/errors';
import { apiBase } from '../api/settings';
import { forgetOwedLogout, isLogoutOwed, oweLogout, payOwedLogout } from '../owed-logout';
import { queryClient } from '../queries/query-client';
import { sessionStore } from './session-store';

/**
 * Asks the server who is signed in. Somebody or nobody are both answers; the store has it afterwards.
 * @throws NetworkError or ApiError when the server cannot say
 */
export async function refreshSession(): Promise<void> {
  if (isLogoutOwed()) return sessionStore.end();
  try {
    sessionStore.begin(await callApi('getUserSession', {}, { quiet: true }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/**
 * Who is signed in, when a page opens; a browser that bears no sign of a session is not worth asking about.
 * @throws NetworkError or ApiError when the server cannot say
 */
export async function beginSession(): Promise<void> {
  if (!(await payOwedLogout(apiBase()))) sessionStore.end();
  else if (isWorthAsking(apiBase(), document.cookie)) await refreshSession();
  else sessionStore.end();
}

/** Takes up the session that a call has just started. */
export async function takeUpNewSession(): Promise<void> {
  // It stands in the place of the one before, whose end may be owed.
  forgetOwedLogout();
  await refreshSession();
}

/** Works in another organisation from now on, or with null in none; everything is asked for anew. */
export async function switchOrganization(organization_uid: string | null): Promise<void> {
  const session = await callApi('switchOrganization', { body: { organization_uid } });
  queryClient.clear();
  sessionStore.begin(session);
}

/** What is new about the organisation they work in, which another answer says before the session does. */
export function noteOrganization(changed: ResourceOwner): void {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  const { user, organization, seats_close_at, journal_key, real } = session;
  if (journal_key !== null && organization?.uid === changed.uid)
    sessionStore.begin({
      user,
      organization: { ...organization, ...changed },
      seats_close_at: seats_close_at ?? undefined,
      journal_key,
      real: real ?? undefined,
    });
}

/**
 * Ends the session here whether or not the server can be reached (spec 1 section 2, Logout). Where it cannot be told it
 * is owed, and told by the next page of this browser that can.
 * @returns whether the server answered at all
 */
export async function signOut(): Promise<{ isReached: boolean }> {
  oweLogout();
  const outcome = await callApi('logout', {}, { quiet: true }).then(
    () => ({ isTold: true, isReached: true }),
    (error: unknown) => ({ isTold: false, isReached: !(error instanceof NetworkError) }),
  );
  if (outcome.isTold) forgetOwedLogout();
  sessionStore.leave();
  queryClient.clear();
  return outcome;
}
