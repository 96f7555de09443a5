import type { Direction } from '../order';

/** The share of what is in sight, at each end, in which a pointer that drags scrolls. */
const EDGE = 0.2;
/** Pixels per frame at the very end. */
const FASTEST = 18;

/** What a dragged thing can be scrolled in, along its way. */
export interface Scrollers {
  /** How far all of them are scrolled together, in pixels. */
  scrolled(): number;
  /** Scrolls a step where a pointer is near an end of the innermost that still can. @param at of the pointer */
  scrollNear(at: number): void;
}

const names = {
  vertical: {
    start: 'top',
    end: 'bottom',
    scrolled: 'scrollTop',
    whole: 'scrollHeight',
    seen: 'clientHeight',
  },
  horizontal: {
    start: 'left',
    end: 'right',
    scrolled: 'scrollLeft',
    whole: 'scrollWidth',
    seen: 'clientWidth',
  },
} as const;

/** All that a thing can be scrolled in, the innermost first. */
export function scrollersOf(thing: HTMLElement, direction: Direction): Scrollers {
  const { start, end, scrolled, whole, seen } = names[direction];
  const page = document.scrollingElement;
  const found: Element[] = [];
  for (let each = thing.parentElement; each && each !== page; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const overflow = direction === 'vertical' ? overflowY : overflowX;
    if (each[whole] > each[seen] && /auto|scroll|hidden/.test(overflow) && each !== document.body)
      found.push(each);
  }
  if (page) found.push(page);

  function stepIn(scroller: Element, at: number): number {
    const inSight = scroller === page ? { [start]: 0, [end]: page[seen] } : scroller.getBoundingClientRect();
    const [first, last] = [
      Math.max(0, inSight[start]!),
      Math.min(inSight[end]!, page?.[seen] ?? inSight[end]!),
    ];
    const edge = (last - first) * EDGE;
    if (edge <= 0) return 0;
    const beyond = at < first + edge ? at - (first + edge) : Math.max(0, at - (last - edge));
    return Math.round(Math.max(-1, Math.min(1, beyond / edge)) * FASTEST);
  }

  return {
    scrolled: () => found.reduce((sum, each) => sum + each[scrolled], 0),
    scrollNear(at) {
      for (const each of found) {
        const before = each[scrolled];
        const step = stepIn(each, at);
        if (step !== 0) each[scrolled] = before + step;
        if (each[scrolled] !== before) return;
      }
    },
  };
}
