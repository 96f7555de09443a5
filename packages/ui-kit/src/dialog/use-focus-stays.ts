import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { wayBackFrom } from './use-focus-back';
import { goBack, type WayBack } from './way-back';

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/**
 * Keeps the focus in a part of the page: where what has it goes away, such as a row that is hidden or deleted, it goes to
 * what stands there then, or else to what is nearest.
 * @param area drawn by the component that calls this, as is what may go away in it
 */
export function useFocusStays(area: RefObject<HTMLElement | null>): void {
  const way = useRef<WayBack>([]);
  useEffect(() => {
    const { current } = area;
    const remember = ({ target }: FocusEvent) => {
      way.current = wayBackFrom(target as Element);
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [area]);
  useLayoutEffect(() => {
    const { current } = way;
    if (!current[0] || current[0].element.isConnected) return;
    way.current = [];
    // Where somebody put it meanwhile is the right place.
    if (isNowhere()) goBack(current);
  });
}
