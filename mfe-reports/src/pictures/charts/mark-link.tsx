import { Link } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import classes from './charts.module.css';
import type { Mark } from './mark';

/** A mark that leads to the rows behind it, or says only what it says; a figure of nothing is passed over by keys. */
export function MarkLink({ mark: { href, words, values }, children }: { mark: Mark; children: ReactNode }) {
  if (!href && values.every((value) => value === 0)) return <g data-tooltip={words}>{children}</g>;
  if (!href)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: reached by keys to be read, as by a pointer.
      <g className={classes.mark} role="img" aria-label={words} tabIndex={0} data-tooltip={words}>
        {children}
      </g>
    );
  return (
    <Link href={href} className={classes.mark} aria-label={words} data-tooltip={words}>
      {children}
    </Link>
  );
}
