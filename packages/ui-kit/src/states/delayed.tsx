import type { ReactNode } from 'react';
import { useDue } from './use-due';

/** Milliseconds before anything says "loading"; quick answers then never flicker. */
export const LOADING_DELAY_MS = 150;

/** Shows its children only after a while, 150 ms unless given; nothing before. */
export function Delayed({ children, by = LOADING_DELAY_MS }: { children: ReactNode; by?: number }) {
  return useDue(by) ? children : null;
}
