import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a CSS variable of the page at an element's height, for what has to stand clear of it.
 * @param variable such as '--ui-dock-height'; it is gone again with the element
 * @param part stays in view in place of the whole where the whole has no box of its own
 */
export function useMeasuredHeight(
  ref: RefObject<HTMLElement | null>,
  variable: `--ui-${string}`,
  part: RefObject<HTMLElement | null> = ref,
) {
  useLayoutEffect(() => {
    const [whole, other] = [ref.current, part.current];
    if (!whole || !other || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty(variable, `${whole.offsetHeight || other.offsetHeight}px`),
    );
    for (const element of new Set([whole, other])) observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(variable);
    };
  }, [ref, variable, part]);
}
