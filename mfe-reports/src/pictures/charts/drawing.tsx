import type { ReactNode } from 'react';
import classes from './charts.module.css';

interface DrawingProps {
  label: string;
  /** In pixels; it is as wide as its room. */
  height: number;
  children: ReactNode;
}

/** The paper of a picture, whose marks are links. */
export function Drawing({ label, height, children }: DrawingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML groups links inside a drawing.
    <svg className={classes.chart} height={height} role="group" aria-label={label}>
      {children}
    </svg>
  );
}
