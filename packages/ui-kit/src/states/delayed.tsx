import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds before anything says "loading"; quick answers then never flicker. */
export const LOADING_DELAY_MS = 150;

/** Shows its children only after a while, 150 ms unless given; nothing before. */
export function Delayed({ children, by = LOADING_DELAY_MS }: { children: ReactNode; by?: number }) {
  const [due, setDue] = useState(by <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), by);
    return () => clearTimeout(timer);
  }, [by]);
  return due ? children : null;
}
