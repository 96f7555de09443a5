import { useEffect, useId, useSyncExternalStore } from 'react';

/** Dialogs that are open, the one opened last at the end. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether no other dialog was opened over this one, so that Escape is its own to hear. */
export function useTopmost(opened: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    change([...open, id]);
    return () => change(open.filter((each) => each !== id));
  }, [opened, id]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id || !open.includes(id));
}
