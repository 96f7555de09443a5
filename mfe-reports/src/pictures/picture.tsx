import { useMediaQuery, usePrinting } from '@coaching/ui-kit';
import { type ReactNode, useId } from 'react';
import { Columns } from './charts/columns';
import type { Mark } from './charts/mark';
import { Rows } from './charts/rows';
import { MarkTable } from './mark-table';
import classes from './pictures.module.css';

interface PictureProps {
  title: string;
  /** What it shows, in one sentence. */
  sentence: string;
  marks: readonly Mark[];
  /** Over time, side by side where there is room; below one another otherwise. */
  overTime?: boolean;
  /** What its marks are of, and what their figures are: heads of the table. */
  heads: readonly [of: string, ...figures: string[]];
  asTable: boolean;
  children?: ReactNode;
}

/** One picture with its sentence, or its figures as a table; on paper both. */
export function Picture({ title, sentence, marks, overTime, heads, asTable, children }: PictureProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(width < 48em)') ?? false;
  const printing = usePrinting();
  const isEmpty = marks.every(({ values }) => values.every((value) => value === 0));
  const Chart = overTime && !isNarrow ? Columns : Rows;
  const sides = heads.length === 3 ? ([heads[1]!, heads[2]!] as const) : undefined;
  return (
    <section className={classes.picture} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{sentence}</p>
      {!isEmpty && !asTable && <Chart label={title} marks={marks} sides={sides} />}
      {!isEmpty && (asTable || printing) && <MarkTable label={title} marks={marks} heads={heads} />}
      {children}
    </section>
  );
}
