import type { ReactNode } from 'react';
import type { TablePage } from './paging';

/** One column; `id` is what the server sorts by. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures: tabular, aligned right. */
  numeric?: boolean;
  /** The column whose text is the row's link. */
  isLink?: boolean;
  /** A CSS length; columns without one share what is left. Percentages do not count here. */
  width?: string;
}

/** Page, order and search of a table. */
export type TableState = TablePage & { query: string };

export interface DataTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
  total: number;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  state: TableState;
  onChange: (state: TableState) => void;
  /** Another page or order is on its way; what is shown is still the one before. */
  busy?: boolean;
  /** What failed, as a sentence. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
}
