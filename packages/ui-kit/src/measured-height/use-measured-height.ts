import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a CSS variable of the page at an element's height, for what has to stand clear of it.
 * @param variable such as '--ui-dock-height'; it is gone again with the element
 */
export function useMeasuredHeight(ref: RefObject<HTMLElement | null>, variable: `--ui-${string}`) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(variable);
    };
  }, [ref, variable]);
}
