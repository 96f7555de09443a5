import { layOutNow, rowsOfFrame } from '@coaching/ui-kit/frame-time';
import { isSameOrder } from '@coaching/ui-kit/sortable';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { byDistance } from './by-distance';

/** Rows that come in one frame at most: each has all of its cells to paint, too. */
const AT_MOST = 2;

/** Rows far away that come in one frame: the browser lays none of them out, and only looks at what each is. */
const FAR_AT_ONCE = 12;

/** In screens: how far away from what is in sight browsers still lay out what is said to be left out there. */
const NEAR = 2;

const TO_COME = 'data-to-come';

/**
 * Has the rows come back a few in a frame, those in sight first, when categories stand in another order: theirs is a
 * screen full of cells that were not laid out there before. They keep their room meanwhile.
 * @param categories uids in their order
 */
export function useRowsInTurn(grid: RefObject<HTMLElement | null>, categories: readonly string[]): void {
  const before = useRef(categories);
  useLayoutEffect(() => {
    const had = before.current;
    before.current = categories;
    const whole = grid.current;
    const isMove = had.length === categories.length && !isSameOrder(had, categories);
    if (!whole || !isMove) return;
    // What is not there cannot have the focus.
    let toCome: Element[] = [...whole.querySelectorAll('[data-part="row"]')].filter(
      (row) => !row.contains(document.activeElement),
    );
    for (const row of toCome) row.setAttribute(TO_COME, '');
    let atOnce = AT_MOST;
    const come = () => {
      const began = performance.now();
      const placed = byDistance(toCome, (row) => row);
      const near = placed.filter(([, distance]) => distance < window.innerHeight * NEAR);
      toCome = placed.map(([row]) => row);
      const coming = toCome.splice(0, near.length > 0 ? atOnce : FAR_AT_ONCE);
      for (const row of coming) row.removeAttribute(TO_COME);
      layOutNow();
      atOnce = rowsOfFrame(atOnce, performance.now() - began, AT_MOST);
      if (toCome.length > 0) frame = requestAnimationFrame(come);
    };
    // The first frame has enough to do with where the heads stand now.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(come);
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const row of toCome) row.removeAttribute(TO_COME);
    };
  }, [grid, categories]);
}
