import { sessionStore } from '../session';
import { liveAutosaves } from './live-autosaves';
import { answerOtherPages } from './other-pages';

let listening = false;

/** Uid of the person signed in now, else null. */
export function signedInUid(): string | null {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.user.uid : null;
}

function flushAll() {
  const user_uid = signedInUid();
  for (const { scope, autosave } of liveAutosaves()) if (scope.user_uid === user_uid) autosave.flush();
}

function leaveAll(isGone: boolean) {
  for (const { autosave } of liveAutosaves()) {
    autosave.leave();
    autosave.sayLastWords(isGone);
  }
}

/** Who was signed out is led to the login, and their work waits on the device: nothing to ask. */
function warn(event: BeforeUnloadEvent) {
  if (sessionStore.get().status === 'signed-out') return;
  if (liveAutosaves().some(({ autosave }) => autosave.hasUnsent())) event.preventDefault();
}

/**
 * From now on: sends when the connection, the person or their session comes back, also what was refused; gets everything onto the device
 * when the page is hidden or closed; asks before it closes with unsent work; answers other pages that ask for it.
 */
export function listenToPage(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('online', flushAll);
  window.addEventListener('focus', flushAll);
  window.addEventListener('pagehide', () => leaveAll(true));
  window.addEventListener('beforeunload', warn);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leaveAll(false) : flushAll(),
  );
  sessionStore.subscribe(flushAll);
  answerOtherPages();
}
