import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Place, restPlace } from '../press/rest-place';

/** A dialog goes for 150 ms, and the second of two quick taps comes up to 400 ms after that. */
const RESTS_MS = 550;

/**
 * Keeps the second of two quick taps on what closes a dialog from what lies below it: where it was pressed last, nothing
 * is pressed while it goes and for a moment after.
 * @returns called with each press in it
 */
export function useRestAfter(isOpen: boolean): (press: PointerEvent) => void {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    last.current = null;
    return () => {
      if (last.current) restPlace(last.current, RESTS_MS);
    };
  }, [isOpen]);
  return ({ clientX, clientY }) => {
    last.current = { x: clientX, y: clientY };
  };
}
