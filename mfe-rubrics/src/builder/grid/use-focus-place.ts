import { useCallback, useEffect, useRef } from 'react';

/** What of a place: where one writes, or the menu of the row or head it is in, which opens no soft keyboard. */
type Part = 'text' | 'menu';

/** Goes to a place, also to one that is only drawn after what was done just now. */
export type FocusPlace = (place: string, part?: Part) => void;

/** The place whose text the focus goes to once it is drawn. */
let awaited: string | null = null;

/** Whether the focus waits for a place: its text is a field from the beginning then, and is given it once. */
export const isAwaited = (place: string): boolean => place === awaited;

function elementAt(place: string, part: Part): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const menu = field?.closest('[data-part]')?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  return part === 'menu' ? (menu ?? field) : field;
}

/** The focus of a grid whose rows and columns come and go. */
export function useFocusPlace(): FocusPlace {
  const wanted = useRef<{ place: string; part: Part } | null>(null);
  const go = useCallback(() => {
    const element = wanted.current && elementAt(wanted.current.place, wanted.current.part);
    if (!element) return;
    wanted.current = awaited = null;
    element.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(go);
  useEffect(
    () => () => {
      awaited = null;
    },
    [],
  );
  return useCallback(
    (place, part = 'text') => {
      wanted.current = { place, part };
      awaited = part === 'text' ? place : null;
      go();
    },
    [go],
  );
}
