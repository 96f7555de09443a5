import { useLayoutEffect } from 'react';
import { goBack, type WayBack, wayBackTo } from './way-back';

/** Where the focus goes when a dialog that is open closes, by the id of its body. */
const ways = new Map<string, WayBack>();

/** The way back to an element, also out of a dialog that it is in and that is gone by then. */
export const wayBackFrom = (element: Element | null): WayBack => wayBackTo(element, ways);

/**
 * Gives the focus back to where it was when a dialog closes, also when it is unmounted by that, or when what it was
 * opened by is gone: a row that was deleted, or an item of a menu. Not where the page is another one by then.
 * @param id of the dialog
 */
export function useFocusBack(id: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const body = `${id}-body`;
    const way = wayBackFrom(document.activeElement);
    const { pathname } = window.location;
    ways.set(body, way);
    return () => {
      ways.delete(body);
      // Once it is gone: a place that somebody put the focus at meanwhile is the right one.
      setTimeout(() => {
        const { activeElement } = document;
        const isLost =
          !activeElement ||
          activeElement === document.body ||
          activeElement.closest('[role="dialog"]')?.getAttribute('aria-describedby') === body;
        if (isLost) goBack(way, window.location.pathname === pathname);
      });
    };
  }, [id, isOpen]);
}
