import { measureAlways } from '@coaching/ui-kit/measuring';
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels: a row's name, one level, and the last one, at least. */
const [NAME, LEVEL, LAST] = [176, 128, 112];
/** From here on a matrix with more levels than fit scrolls beside its row names. */
const WIDE = 960;

/** Whether a matrix stands in so much room; rows stand one below the other otherwise. @param room pixels */
export const fitsAsMatrix = (columns: number, room: number): boolean =>
  room >= Math.min(NAME + columns * LEVEL + LAST, WIDE);

/**
 * Lays the matrix out by the room it has, and has its heads go along where it scrolls sideways.
 * @param columns how many levels the rubric has
 */
export function useLayout(
  matrix: RefObject<HTMLElement | null>,
  heads: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  columns: number,
): void {
  useLayoutEffect(() => {
    const [whole, top, body] = [matrix.current, heads.current, scroller.current];
    if (!whole || !top || !body) return;
    const end = measureAlways([whole], () => {
      whole.dataset.layout = fitsAsMatrix(columns, whole.clientWidth) ? 'matrix' : 'cards';
      whole.style.setProperty('--room', `${whole.clientWidth}px`);
      // What scrolls is reached by key also where nothing in it is.
      if (body.scrollWidth > body.clientWidth) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    });
    const follow = () => {
      top.scrollLeft = body.scrollLeft;
    };
    body.addEventListener('scroll', follow, { passive: true });
    return () => {
      end();
      body.removeEventListener('scroll', follow);
    };
  }, [matrix, heads, scroller, columns]);
}
