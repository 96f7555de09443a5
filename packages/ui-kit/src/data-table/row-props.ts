import type { MovableItem } from '../sortable';
import type { Column, DataTableProps } from './data-table-props';
import type { Selection } from './use-selection';

/** What one row is drawn from, as a row of a table or as a card. */
export interface RowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly Column<Row>[];
  rowHref: DataTableProps<Row>['rowHref'];
  index: number;
  selection: Selection | null;
  /** What it is given where rows move. */
  movable: Partial<MovableItem>;
}
