import type { ReactNode } from 'react';
import type { DataTableProps } from './data-table-props';
import type { Moving } from './use-moving';
import type { Selection } from './use-selection';

/** What rows are drawn from, as a table or as cards. */
export type RowsProps<Row> = Omit<DataTableProps<Row>, 'selection'> & {
  rows: readonly Row[];
  selection: Selection | null;
  moving: Moving | null;
  /** An element beside the rows, for what does not belong among them. */
  container: Element | null;
  /** Said in place of rows where there are none. */
  nothing?: ReactNode;
};
