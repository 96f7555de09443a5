import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { drawnNext, type Sight } from './drawn-gradually';

/** Rows that are drawn in one go: so few that scrolling does not wait for them, also where a browser is slow. */
const AT_ONCE = 3;
/** How often that may be done before a frame, in which all that is new is laid out and painted together. */
const TIMES_A_FRAME = 2;

/**
 * Which of the wanted rows are drawn: at first all, and as one scrolls a few more at a time, each in a task of its own.
 * @param wanted numbers of the rows, in order
 * @param held the row that has the focus, which never waits
 */
export function useDrawnGradually(
  wanted: readonly number[],
  { sight, held }: { sight: Sight | null; held: number | null },
): ReadonlySet<number> {
  const drawn = useRef<ReadonlySet<number> | null>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const sinceFrame = useRef(0);
  const known = drawn.current;
  const shown = new Set(known ? wanted.filter((index) => known.has(index) || index === held) : wanted);
  useLayoutEffect(() => {
    drawn.current = wanted.length === 0 ? null : shown;
  });
  useEffect(() => {
    if (shown.size === wanted.length) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drawSoon = () => {
      timer = setTimeout(() => {
        sinceFrame.current += 1;
        drawn.current = new Set([...shown, ...drawnNext(wanted, shown, sight, AT_ONCE)]);
        drawAgain();
      });
    };
    if (sinceFrame.current < TIMES_A_FRAME) {
      drawSoon();
      return () => clearTimeout(timer);
    }
    const frame = requestAnimationFrame(() => {
      sinceFrame.current = 0;
      drawSoon();
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return shown;
}
