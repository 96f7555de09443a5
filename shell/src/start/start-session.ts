import { beginSession } from '@coaching/mfe-kit';
import { useSyncExternalStore } from 'react';

let failed = false;
const listeners = new Set<() => void>();

function change(next: boolean) {
  failed = next;
  for (const listener of listeners) listener();
}

/** Asks who is signed in when the page opens; a server that cannot say leaves `useStartFailed` true. */
export async function startSession(): Promise<void> {
  change(false);
  try {
    await beginSession();
  } catch {
    change(true);
  }
}

/** Whether the page opened while the server was out of reach, and it still is as far as is known. */
export const hasStartFailed = (): boolean => failed;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same, for a component. */
export const useStartFailed = (): boolean => useSyncExternalStore(subscribe, hasStartFailed);
