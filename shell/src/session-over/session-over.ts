const KEY = 'session-over';

/** Remembers, from this page to the next of the tab, that a session ended which nobody here had ended. */
export function noteSessionOver(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that stores nothing says nothing of it.
  }
}

/** Whether one was sent here because the session had ended; said once. */
export function takeSessionOver(): boolean {
  try {
    const isOver = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isOver;
  } catch {
    return false;
  }
}
