import { type RefObject, useEffect } from 'react';
import { partsOfPlace } from './places';

const MOVES_CATEGORY = 'data-moves-category';

/** The cells under the head of a column. */
function cellsUnder(grid: HTMLElement, head: HTMLElement): Element[] {
  const { place = '' } = head.querySelector<HTMLElement>('[data-place]')?.dataset ?? {};
  const fields = grid.querySelectorAll(`[data-part="row"] [data-place$=" ${partsOfPlace(place).column}"]`);
  return [...fields].flatMap((field) => field.closest('[data-part="row"] > *') ?? []);
}

/**
 * Marks what goes along with a head that is lifted, as it stays where it stands until the head is put down: the cells of
 * a column, and on the grid that it is a category, whose rows would seem to be another one's. Nothing is drawn again.
 */
export function useLiftedAlong(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = grid.current;
    if (!whole) return;
    let marked: Element[] = [];
    const mark = () => {
      const lifted = whole.querySelector<HTMLElement>('[data-part][data-lifted="true"]');
      const movesCategory = lifted?.dataset.part === 'category';
      if (movesCategory) whole.setAttribute(MOVES_CATEGORY, '');
      // Once the rows stand where they were put: they would be looked at twice if they were seen before.
      else queueMicrotask(() => whole.removeAttribute(MOVES_CATEGORY));
      for (const cell of marked) cell.removeAttribute('data-lifted-along');
      marked = lifted?.dataset.part === 'column' ? cellsUnder(whole, lifted) : [];
      for (const cell of marked) cell.setAttribute('data-lifted-along', '');
    };
    const observer = new MutationObserver(mark);
    observer.observe(whole, { subtree: true, attributeFilter: ['data-lifted'] });
    return () => observer.disconnect();
  }, [grid]);
}
