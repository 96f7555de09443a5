import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Running text, at most 72 characters wide. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
