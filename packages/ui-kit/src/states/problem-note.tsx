import type { ReactNode } from 'react';
import classes from './problem-note.module.css';

/** What went wrong with something that is still there to go on with, shown where it stands. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} role="alert">
      {children}
    </p>
  );
}
