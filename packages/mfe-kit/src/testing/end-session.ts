import { act, cleanup } from '@testing-library/react';
import { sessionStore } from '../session/session-store';

/** The session ends and its screen goes, as when somebody has to sign in again; what is rendered next is theirs again. */
export function endSession(): void {
  act(() => sessionStore.leave());
  cleanup();
}
