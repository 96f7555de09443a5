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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page opened while the server was out of reach. */
export const useStartFailed = (): boolean => useSyncExternalStore(subscribe, () => failed);
