import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitsAsMatrix } from '../../score/matrix/use-layout';

/** Whether the grid has so little room that its rows stand one below the other, each as a card. */
export function useIsStacked(grid: RefObject<HTMLElement | null>, columns: number): boolean {
  const [isStacked, setStacked] = useState(false);
  useLayoutEffect(() => {
    const whole = grid.current;
    if (!whole || typeof ResizeObserver === 'undefined') return;
    const lay = () => {
      setStacked(!fitsAsMatrix(columns, whole.clientWidth));
      // Not a fraction more, or it would scroll.
      whole.style.setProperty('--room', `${Math.floor(whole.getBoundingClientRect().width)}px`);
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(whole);
    return () => observer.disconnect();
  }, [grid, columns]);
  return isStacked;
}
