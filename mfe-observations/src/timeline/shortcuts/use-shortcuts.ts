import { isTypedInto } from '@coaching/mfe-kit/page';
import { useEffect, useRef } from 'react';
import { type Shortcut, shortcutOf } from './shortcut-of';

/** Listens to the timeline's keys for as long as the page is there. */
export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A drawer or dialog over the timeline has its own keys.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      const shortcut = shortcutOf(event, isTypedInto(event.target));
      if (!shortcut) return;
      event.preventDefault();
      // The editor would make a line break or a sign of it.
      event.stopPropagation();
      latest.current(shortcut);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
