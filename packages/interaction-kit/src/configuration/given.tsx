import type { ReactNode } from 'react';
import classes from './configuration.module.css';

/** What is settled and cannot be changed here. */
export function Given({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.given}>
      <span className={classes.givenLabel}>{label}</span>
      <span className={classes.person}>{children}</span>
    </div>
  );
}
