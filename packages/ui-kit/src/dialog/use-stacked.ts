import { getDefaultZIndex } from '@mantine/core';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

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

interface Stacked {
  /** No other was opened over this one, so that Escape is its own to hear. */
  isTopmost: boolean;
  /** Over all that were opened before it, whichever stands first in the page. */
  zIndex: number;
}

/** Where a dialog stands among those that are open. */
export function useStacked(opened: boolean): Stacked {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    change([...open, id]);
    return () => change(open.filter((each) => each !== id));
  }, [opened, id]);
  const all = useSyncExternalStore(subscribe, () => open);
  // What fades out stays where it was.
  const place = useRef(0);
  if (all.includes(id)) place.current = all.indexOf(id);
  else if (opened) place.current = all.length;
  return {
    isTopmost: all.at(-1) === id || !all.includes(id),
    zIndex: getDefaultZIndex('modal') + place.current,
  };
}
