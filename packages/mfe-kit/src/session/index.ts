export { refreshSession, signOut, switchOrganization } from './session-calls';
export { type SessionState, type SignedIn, sessionStore } from './session-store';
export { useSession, useSessionState } from './use-session';
