import type { ReactNode } from 'react';
import classes from './in-order.module.css';
import { useDue } from './use-due';

/** After so many milliseconds the rest is shown, whatever it is moved by: what people came for may be there. */
const PATIENCE_MS = 4000;

/**
 * Parts below one another that come at different times: each is shown once those above it are there, so that nothing
 * moves that can be read or pressed already. What is still waited for says so by a LoadingState or by Pending.
 */
export function InOrder({ className, children }: { className?: string; children: ReactNode }) {
  const isDue = useDue(PATIENCE_MS);
  const names = [!isDue && classes.inOrder, className].filter(Boolean).join(' ');
  return <div className={names}>{children}</div>;
}

/** Stands in an InOrder for a part of which nothing is shown while it is not known whether it is there at all. */
export function Pending() {
  return <div data-loading hidden />;
}
