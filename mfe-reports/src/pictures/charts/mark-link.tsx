import { Link } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import classes from './charts.module.css';
import type { Mark } from './mark';

/** A mark that leads to the rows behind it, or says only what it says. */
export function MarkLink({ mark: { href, words }, children }: { mark: Mark; children: ReactNode }) {
  if (!href) return <g data-tooltip={words}>{children}</g>;
  return (
    <Link href={href} className={classes.mark} aria-label={words} data-tooltip={words}>
      {children}
    </Link>
  );
}
