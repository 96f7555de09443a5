import { type RefObject, useEffect, useRef } from 'react';

/**
 * Goes back to the field one was in when there is another amount of room, such as on a device that is turned, and the
 * grid is drawn anew.
 * @returns where the place of the field that has the focus is to be stored
 */
export function useRelaid(
  isOneRow: boolean,
  onRelaid: ((place: string) => void) | undefined,
): RefObject<string | null> {
  const focused = useRef<string | null>(null);
  const before = useRef(isOneRow);
  useEffect(() => {
    if (before.current === isOneRow) return;
    before.current = isOneRow;
    if (focused.current) onRelaid?.(focused.current);
  }, [isOneRow, onRelaid]);
  return focused;
}
