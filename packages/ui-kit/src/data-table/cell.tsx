import { Link } from '../link/link';
import classes from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props';

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  rowHref: DataTableProps<Row>['rowHref'];
}

/** What a column says of a row; in one of them as the link that the whole row is. */
export function Cell<Row>({ column, row, rowHref }: CellProps<Row>) {
  const href = column.isLink ? rowHref?.(row) : undefined;
  if (href === undefined) return column.cell(row);
  return (
    <Link href={href} className={classes.link}>
      {column.cell(row)}
    </Link>
  );
}
