import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu/menu-entry';
import type { OnReorder } from '../sortable/use-order';
import type { ColumnFilter, Filters } from './filters';
import type { TablePage } from './paging';

/** One column; `id` is what the server sorts by. */
export interface Column<Row> {
  id: string;
  label: string;
  /** Stands in the column's head instead of its label; cards have no head. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What `cell` makes holds no state, and so may be drawn over for another row as one scrolls. */
  stateless?: boolean;
  sortable?: boolean;
  /** Figures: tabular, aligned right. */
  numeric?: boolean;
  /** The column whose text is the row's link. */
  isLink?: boolean;
  /** A CSS length; columns without one share what is left. Percentages do not count here. */
  width?: string;
  /** What rows can be narrowed to, in the column's head. */
  filter?: ColumnFilter;
}

/** Page, order, search and filters of a table. */
export type TableState = TablePage & { query: string; filters?: Filters };

export interface DataTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
  total: number;
  /** There are at least `total`; whether there are others was not counted. */
  more?: boolean;
  rowKey: (row: Row) => string;
  /** Where a row leads; left out where rows lead nowhere, undefined for one that does not. */
  rowHref?: (row: Row) => string | undefined;
  /** What can be done with a row, in a menu at its end; an empty one where nothing can. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** What a row is called, for those who do not see what its menu, its box or its handle stands in. */
  rowName?: (row: Row) => string;
  /** Rows chosen, by key, on this page and on others; left out where rows cannot be chosen. */
  selection?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
  /** What can be done with those chosen: buttons, shown while there are any. */
  selectionActions?: ReactNode;
  /** Rows can be moved; called with the keys of the page in their new order, while all rows are shown in their own one. */
  onReorder?: OnReorder;
  /** The `sortBy` of the order in which rows are moved; left out where they always stand in it. */
  reorderedBy?: string;
  /** What columns come to over all pages, by their id. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Where all of it is to be had as a file for spreadsheets. */
  csvHref?: string;
  /** There are more columns than fit: it scrolls in itself, and the first column stays. */
  wide?: boolean;
  state: TableState;
  onChange: (state: TableState) => void;
  /** Another page or order is on its way; what is shown is still the one before. */
  busy?: boolean;
  /** All pages are one list, whose rows come as one scrolls: called when those there are nearly at an end. */
  onNearEnd?: () => void;
  /** What failed, as a sentence. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
}
