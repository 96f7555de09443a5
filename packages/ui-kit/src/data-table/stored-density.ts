import { useSyncExternalStore } from 'react';

const KEY = 'ui-table-density';
const listeners = new Set<() => void>();
/** What was chosen where storage is closed to us; it then holds for this page only. */
let chosen = false;

function readDense(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'dense';
  } catch {
    return chosen;
  }
}

function storeDense(dense: boolean) {
  chosen = dense;
  try {
    if (dense) window.localStorage.setItem(KEY, 'dense');
    else window.localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether tables are dense on this device, and how to say so: one choice for all tables, stored in the browser. */
export function useDense(): [dense: boolean, choose: (dense: boolean) => void] {
  return [useSyncExternalStore(subscribe, readDense), storeDense];
}
