import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Place, restPlace } from '../press/rest-place';

/** A dialog goes for 150 ms, and the second of two quick taps comes up to 400 ms after that. */
const RESTS_MS = 550;
/** A press that is longer ago is no first tap of two. */
const TWO_TAPS_MS = 1000;

/**
 * Keeps the second of two quick taps on what closes a dialog from what lies below it: where it was pressed last, nothing
 * is pressed while it goes and for a moment after.
 * @returns called with each press in it
 */
export function useRestAfter(isOpen: boolean): (press: PointerEvent) => void {
  const last = useRef<(Place & { pressed_at: number }) | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    last.current = null;
    return () => {
      const press = last.current;
      if (press && Date.now() - press.pressed_at < TWO_TAPS_MS) restPlace(press, RESTS_MS);
    };
  }, [isOpen]);
  return ({ clientX, clientY }) => {
    last.current = { x: clientX, y: clientY, pressed_at: Date.now() };
  };
}
