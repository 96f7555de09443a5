import { callApi } from '../api/call-api';
import { ApiError } from '../api/errors';
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

/** Works in another organisation from now on, or with null in none; everything is asked for anew. */
export async function switchOrganization(organization_uid: string | null): Promise<void> {
  const session = await callApi('switchOrganization', { body: { organization_uid } });
  queryClient.clear();
  sessionStore.begin(session);
}

/** Ends the session here whether or not the server hears of it (spec 1 section 2, Logout). */
export async function signOut(): Promise<void> {
  await callApi('logout', {}, { quiet: true }).catch(() => undefined);
  sessionStore.end();
  queryClient.clear();
}
