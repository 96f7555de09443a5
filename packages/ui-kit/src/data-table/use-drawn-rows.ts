import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../print/use-printing';
import { type Drawn, drawnRows } from './drawn-rows';
import { rowAfterKey } from './move-in-rows';
import { scrollerOf } from './scroller';
import { useDrawnGradually } from './use-drawn-gradually';
import { useTopIn } from './use-top-in';

/** Up to here all rows are drawn, so that the browser's own search finds what is in them. */
const DRAWN_AT_ONCE = 100;

/** Rows that are drawn above and below what is seen. */
const OVERSCAN = 6;

/** Rows that are left below those drawn when more of them are asked for. */
const NEAR_END = 50;

interface DrawnRows {
  /** Goes on the element whose children the rows are. */
  list: RefObject<HTMLElement | null>;
  drawn: readonly Drawn[];
  /** Goes on rows whose height is only known once they are drawn; rows carry their number in `data-index`. */
  measure: (row: Element | null) => void;
  /**
   * Go on the list: arrows, Page, Home and End move between the links of rows, or between their boxes or handles; also
   * between fields that carry the name of their column in `data-field`.
   */
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const indexOf = (target: EventTarget) => {
  const row = (target as Element).closest('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
};

/** What is found again in another row: the field of the same column, box, handle, and from all else the link. */
function likeIn(target: Element) {
  const field = target.getAttribute('data-field');
  if (field !== null) return `[data-field="${CSS.escape(field)}"]`;
  return ['input[type="checkbox"]', '[data-handle]'].find((control) => target.matches(control)) ?? 'a';
}

/** In a field, these move within what is written there. */
const isOfField = (key: string, target: Element) =>
  (key === 'Home' || key === 'End') && target.hasAttribute('data-field');

const all = (count: number): Drawn[] => Array.from({ length: count }, (_, index) => ({ index }));

/**
 * Which of many rows are drawn as the window scrolls, or the dialog that they are in. On paper all are, and the row that
 * has the focus always is.
 * @param height of a row in pixels, or about so where `measure` is used
 * @param gap pixels that CSS leaves between rows
 * @param reuses rows that go are drawn until others take their elements; only where all are as high as `height`
 * @param onNearEnd called when hardly any rows are left below those that are drawn
 */
export function useDrawnRows(
  count: number,
  height: number,
  {
    gap = 0,
    onNearEnd,
    total,
    reuses = false,
  }: { gap?: number; onNearEnd: (() => void) | undefined; total: number; reuses?: boolean },
): DrawnRows {
  const list = useRef<HTMLElement>(null);
  const [scroller, setScroller] = useState<Element | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const isPrinting = usePrinting();
  // What will be longer begins as a long one: all rows would go at the moment when the next ones come.
  const isLong = (onNearEnd ? Math.max(count, total) : count) > DRAWN_AT_ONCE;
  const enabled = isLong && count > 0 && !isPrinting;
  const top = useTopIn(list, { scroller, enabled });

  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (held === null || held >= range.count || seen.includes(held)) return seen;
      return [...seen, held].sort((a, b) => a - b);
    },
    [held],
  );
  const options = {
    count,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
    // Scrolling itself waits for nothing: rows follow in tasks of their own.
    useFlushSync: false,
  };
  const inWindow = useWindowVirtualizer({ ...options, enabled: enabled && !scroller });
  const inScroller = useVirtualizer({
    ...options,
    enabled: enabled && scroller !== null,
    getScrollElement: () => scroller,
  });
  const rows = scroller ? inScroller : inWindow;

  useLayoutEffect(() => {
    if (list.current && enabled) setScroller(scrollerOf(list.current));
  }, [enabled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes what was measured worthless
  useLayoutEffect(() => rows.measure(), [rows, height]);

  const wanted = enabled ? rows.getVirtualItems() : [];
  const shown = useDrawnGradually(
    wanted.map(({ index }) => index),
    { sight: rows.range, held, count, reuses },
  );
  const places = [...shown]
    .sort((one, other) => one - other)
    .map((index) => rows.measurementsCache[index]!)
    .map(({ index, start, end }) => ({ index, start: start - top, end: end - top }));
  const left = enabled ? count - 1 - (wanted.findLast(({ index }) => index !== held)?.index ?? 0) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for as many rows as there are
  useEffect(() => {
    if (count > 0 && left < NEAR_END) onNearEnd?.();
  }, [left < NEAR_END, count]);
  return {
    list,
    drawn: enabled ? drawnRows(places, rows.getTotalSize(), gap) : all(count),
    measure: rows.measureElement,
    onFocus: ({ target }) => setHeld(indexOf(target)),
    onKeyDown: (event) => {
      const target = event.target as Element;
      // A menu in a row has moved by this key already, and a row that is lifted moves by it.
      if (event.defaultPrevented || target.matches('[data-lifted="true"]')) return;
      const index = indexOf(target);
      if (index === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isOfField(event.key, target)) return;
      const next = rowAfterKey(event.key, index, count, Math.floor(window.innerHeight / height / 2));
      if (next === null) return;
      event.preventDefault();
      // It has to be drawn before it can have the focus.
      flushSync(() => setHeld(next));
      list.current?.querySelector<HTMLElement>(`[data-index="${next}"] ${likeIn(target)}`)?.focus();
    },
  };
}
