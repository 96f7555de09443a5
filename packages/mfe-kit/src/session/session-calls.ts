import { isWorthAsking, type ResourceOwner } from '@coaching/contracts';
import { callApi } from '../api/call-api';
import { ApiError } from '../api/errors';
import { apiBase } from '../api/settings';
import { queryClient } from '../queries/query-client';
import { sessionStore } from './session-store';

/**
 * Asks the server who is signed in. Somebody or nobody are both answers; the store has it afterwards.
 * @throws NetworkError or ApiError when the server cannot say
 */
export async function refreshSession(): Promise<void> {
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
  if (isWorthAsking(apiBase(), document.cookie)) await refreshSession();
  else sessionStore.end();
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

/** Ends the session here whether or not the server can be reached (spec 1 section 2, Logout). */
export async function signOut(): Promise<void> {
  await callApi('logout', {}, { quiet: true }).catch(() => undefined);
  sessionStore.leave();
  queryClient.clear();
}
