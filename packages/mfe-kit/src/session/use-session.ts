import { useSyncExternalStore } from 'react';
import { type SessionState, type SignedIn, sessionStore } from './session-store';

/** Whether and who, for screens that a visitor sees too. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/**
 * The person signed in: `{ user, organization, actor }`, on screens that only signed-in people reach.
 * @throws when nobody has signed in yet
 */
export function useSession(): SignedIn {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.lastSignedIn);
  if (!session) throw new Error('useSession is for screens behind the session guard.');
  return session;
}
