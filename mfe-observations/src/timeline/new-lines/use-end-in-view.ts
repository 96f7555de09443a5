import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody reads at the end of something that grows: when its end is in view, and from then on until they
 * scroll back up.
 */
export function useEndInView(end: RefObject<HTMLElement | null>): boolean {
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const isInView = (end.current?.getBoundingClientRect().top ?? 0) <= window.innerHeight;
      const wentUp = window.scrollY < before;
      before = window.scrollY;
      setAtEnd((was) => isInView || (was && !wentUp));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [end]);
  return isAtEnd;
}
