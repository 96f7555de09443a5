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
  /** Whether it is chosen; null where rows cannot be chosen. */
  isSelected: boolean | null;
  /** The same each time, so that rows need not be drawn again. */
  choose: Selection['choose'] | undefined;
  /** What it is given where rows move. */
  movable: Partial<MovableItem>;
}
