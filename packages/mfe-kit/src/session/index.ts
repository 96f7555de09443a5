export { askToConfirm, type ConfirmBy } from './confirm-first';
export { endSession } from './end-session';
export {
  beginSession,
  noteOrganization,
  refreshSession,
  signOut,
  switchOrganization,
  takeUpNewSession,
} from './session-calls';
export { type SessionState, type SignedIn, sessionStore } from './session-store';
export { followOtherPages, onBecomeOver, startAnew, tellOtherPages } from './start-anew';
export { useSession, useSessionState } from './use-session';
