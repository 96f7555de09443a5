import { measureAlways } from '@coaching/ui-kit/measuring';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitsAsMatrix } from '../../score/matrix/use-layout';

/** Whether the grid has so little room that its rows stand one below the other, each as a card. */
export function useIsStacked(grid: RefObject<HTMLElement | null>, columns: number): boolean {
  /** Pixels; null until the room is measured. It is not measured again for other columns, as that lays everything out. */
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const whole = grid.current;
    if (!whole) return;
    return measureAlways([whole], () => {
      setRoom(whole.clientWidth);
      // Not a fraction more, or it would scroll.
      whole.style.setProperty('--room', `${Math.floor(whole.getBoundingClientRect().width)}px`);
    });
  }, [grid]);
  return room !== null && !fitsAsMatrix(columns, room);
}
