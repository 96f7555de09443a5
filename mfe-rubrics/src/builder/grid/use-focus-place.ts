import { useCallback, useEffect, useRef } from 'react';

/** What of a place: where one writes, or the menu of the row or head it is in, which opens no soft keyboard. */
type Part = 'text' | 'menu';

/** Goes to a place, also to one that is only drawn after what was done just now. */
export type FocusPlace = (place: string, part?: Part) => void;

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
    wanted.current = null;
    element.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(go);
  return useCallback(
    (place, part = 'text') => {
      wanted.current = { place, part };
      go();
    },
    [go],
  );
}
