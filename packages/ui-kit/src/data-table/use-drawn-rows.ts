import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../print/use-printing';
import { type Drawn, drawnRows } from './drawn-rows';
import { rowAfterKey } from './move-in-rows';

/** Up to here all rows are drawn, so that the browser's own search finds what is in them. */
const DRAWN_AT_ONCE = 100;

/** Rows that are drawn above and below what is seen. */
const OVERSCAN = 12;

interface DrawnRows {
  /** Goes on the element whose children the rows are. */
  list: RefObject<HTMLElement | null>;
  drawn: readonly Drawn[];
  /** Goes on rows whose height is only known once they are drawn; rows carry their number in `data-index`. */
  measure: (row: Element | null) => void;
  /** Go on the list: arrows, Page, Home and End move between the links of rows. */
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const indexOf = (target: EventTarget) => {
  const row = (target as Element).closest('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
};

const all = (count: number): Drawn[] => Array.from({ length: count }, (_, index) => ({ index }));

/**
 * Which of many rows are drawn as the window scrolls. On paper all are, and the row that has the focus always is.
 * @param height of a row in pixels, or about so where `measure` is used
 * @param gap pixels that CSS leaves between rows
 */
export function useDrawnRows(count: number, height: number, gap = 0): DrawnRows {
  const list = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const [held, setHeld] = useState<number | null>(null);
  const isPrinting = usePrinting();
  const enabled = count > DRAWN_AT_ONCE && !isPrinting;

  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (held === null || held >= range.count || seen.includes(held)) return seen;
      return [...seen, held].sort((a, b) => a - b);
    },
    [held],
  );
  const rows = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
  });

  useLayoutEffect(() => {
    if (!list.current || !enabled) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (now !== top) setTop(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes what was measured worthless
  useLayoutEffect(() => rows.measure(), [rows, height]);

  const places = enabled
    ? rows.getVirtualItems().map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
    : [];
  return {
    list,
    drawn: enabled ? drawnRows(places, rows.getTotalSize(), gap) : all(count),
    measure: rows.measureElement,
    onFocus: ({ target }) => setHeld(indexOf(target)),
    onKeyDown: (event) => {
      const index = indexOf(event.target);
      if (index === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = rowAfterKey(event.key, index, count, Math.floor(window.innerHeight / height / 2));
      if (next === null) return;
      event.preventDefault();
      // It has to be drawn before it can have the focus.
      flushSync(() => setHeld(next));
      list.current?.querySelector<HTMLElement>(`[data-index="${next}"] a`)?.focus();
    },
  };
}
