import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureAlways } from '../measuring/measure-always';
import { topIn } from './scroller';

/** Whatever moves an element when it changes its height: what the element is in, and what stands before it there. */
function partsThatMove(element: Element, scroller: Element | null): Element[] {
  const parts: Element[] = [element];
  for (let part = element; part.parentElement && part !== scroller; part = part.parentElement) {
    const siblings = [...part.parentElement.children];
    parts.push(part.parentElement, ...siblings.slice(0, siblings.indexOf(part)));
  }
  return parts;
}

/**
 * Pixels from the top of all that is scrolled to the top of a list in it, while that matters. It is looked at again when
 * something around the list has another height, once the browser has laid that out: to ask while rows are drawn would
 * have them laid out within the same task.
 */
export function useTopIn(
  list: RefObject<HTMLElement | null>,
  { scroller, enabled }: { scroller: Element | null; enabled: boolean },
): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !enabled) return;
    return measureAlways(partsThatMove(current, scroller), () => setTop(topIn(scroller, current)));
  }, [list, scroller, enabled]);
  return top;
}
