export { askToConfirm, type ConfirmBy } from './confirm-first';
export { beginSession, noteOrganization, refreshSession, signOut, switchOrganization } from './session-calls';
export { type SessionState, type SignedIn, sessionStore } from './session-store';
export { followOtherPages, onBecomeOver, startAnew, tellOtherPages } from './start-anew';
export { useSession, useSessionState } from './use-session';
