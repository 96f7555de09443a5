import { type RefObject, useLayoutEffect } from 'react';

const VARIABLE = '--ui-dock-height';

/** Keeps `--ui-dock-height` at the height of what is docked to the bottom, for toasts and for scrolling to focus. */
export function useDockHeight(dock: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(VARIABLE, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(VARIABLE);
    };
  }, [dock]);
}
