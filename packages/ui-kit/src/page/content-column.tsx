import type { ReactNode } from 'react';
import classes from './content-column.module.css';

/** The centred column of a page, at most 1,200 px of content. */
export function ContentColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
