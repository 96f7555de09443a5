import type { ReactNode } from 'react';
import classes from './wide.module.css';

/** What may be wider than the page scrolls in a place of its own, also by the arrow keys. */
export function Wide({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={`${classes.wide} ${className ?? ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
