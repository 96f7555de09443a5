import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { layOutNow } from '../frame-time/lay-out-now';
import { rowsOfFrame } from '../frame-time/rows-of-frame';
import { drawnNext, drawnStill, type Sight } from './drawn-gradually';

/** Rows that are drawn in one go at most, and how many until it is known how long that takes. */
const [AT_ONCE, AT_ONCE_AT_FIRST] = [3, 2];
/** Rows of a frame until it is known how long one takes. */
const AT_FIRST = 4;

/**
 * Which of the wanted rows are drawn: at first all, and as one scrolls a few more at a time, each in a task of its own.
 * @param wanted numbers of the rows, in order
 * @param held the row that has the focus, which never waits
 * @param reuses rows that are no longer wanted stay until others take their elements
 */
export function useDrawnGradually(
  wanted: readonly number[],
  {
    sight,
    held,
    count,
    reuses,
  }: { sight: Sight | null; held: number | null; count: number; reuses: boolean },
): ReadonlySet<number> {
  const drawn = useRef<ReadonlySet<number> | null>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const known = drawn.current;
  const isThere = (index: number) => !known || known.has(index) || index === held;
  const still = known && reuses ? drawnStill(wanted, known, { sight, count }) : [];
  const shown = new Set([...wanted.filter(isThere), ...still]);
  const isWhole = wanted.every(isThere);
  const latest = useRef({ wanted, shown, sight });
  // As many at once as scrolling does not wait for, however slow the browser is.
  const atOnce = useRef(AT_ONCE_AT_FIRST);
  const began = performance.now();
  /** Whether some are drawn that nobody waited for. */
  const isNew = useRef(false);
  useLayoutEffect(() => {
    drawn.current = wanted.length === 0 ? null : shown;
    latest.current = { wanted, shown, sight };
    if (!isNew.current) return;
    isNew.current = false;
    layOutNow();
    atOnce.current = Math.min(AT_ONCE, rowsOfFrame(atOnce.current, performance.now() - began));
  });

  // Rows that a frame may bring, and how many of them it still may.
  const frame = useRef({ rows: AT_FIRST, left: AT_FIRST });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const asked = useRef<number | null>(null);
  // Scrolling on does not begin the waiting anew.
  useEffect(() => {
    const { current } = frame;
    if (isWhole || timer.current !== null || asked.current !== null) return;
    const drawSoon = (began?: number) => {
      timer.current = setTimeout(() => {
        timer.current = null;
        if (began !== undefined) {
          current.rows = rowsOfFrame(current.rows, performance.now() - began);
          current.left = current.rows;
        }
        const { wanted: all, shown: before, sight: seen } = latest.current;
        const next = drawnNext(all, before, seen, Math.min(atOnce.current, current.left));
        current.left -= next.length;
        drawn.current = new Set([...before, ...next]);
        isNew.current = true;
        drawAgain();
      });
    };
    if (current.left > 0) drawSoon();
    else
      asked.current = requestAnimationFrame(() => {
        asked.current = null;
        // Looked at again once what this frame shows is laid out and painted.
        drawSoon(performance.now());
      });
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current ?? undefined);
      if (asked.current !== null) cancelAnimationFrame(asked.current);
      timer.current = asked.current = null;
    },
    [],
  );
  return shown;
}
