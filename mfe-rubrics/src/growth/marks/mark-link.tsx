import type { GrowthPoint } from '@coaching/contracts';
import { Link } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import type { PictureRow } from '../picture';
import { pointWords } from '../words/level-words';
import classes from './mark-link.module.css';
import type { Marks } from './use-marks';

/** Where a mark leads: to what was scored; of a group, which names nobody, to its row in the table. */
export type MarkHref = (row: PictureRow, point: GrowthPoint) => string;

interface MarkLinkProps {
  row: PictureRow;
  point: GrowthPoint;
  columns: readonly { name: string }[];
  hrefOf: MarkHref;
  marks: Marks;
  /** How it is drawn. */
  children: ReactNode;
}

/** A score in a drawing, which leads to what is behind it. */
export function MarkLink({ row, point, columns, hrefOf, marks, children }: MarkLinkProps) {
  const index = row.points.indexOf(point);
  const words = pointWords(point, columns);
  return (
    <Link
      className={classes.link}
      href={hrefOf(row, point)}
      tabIndex={marks.isReachable(index) ? 0 : -1}
      aria-label={`${row.name}: ${words}`}
      data-tooltip={words}
      onFocus={() => marks.onFocus(index)}
    >
      {children}
    </Link>
  );
}
