import { memo } from 'react';
import { Cell } from './cell';
import classes from './data-table.module.css';
import type { RowProps } from './row-props';
import { RowBox } from './selection-box';

interface TableRowProps<Row> extends RowProps<Row> {
  /** Its place among all rows, the header counted. */
  ariaIndex: number;
}

/** One row: its handle, its box, and what each column says of it. */
function Row<Row>({
  row,
  rowKey,
  name,
  columns,
  rowHref,
  index,
  ariaIndex,
  isSelected,
  choose,
  movable: { handle, ref, ...moved },
}: TableRowProps<Row>) {
  return (
    <tr
      {...moved}
      ref={ref}
      className={classes.row}
      data-leads={rowHref?.(row) !== undefined}
      data-selected={isSelected ?? undefined}
      data-index={index}
      aria-rowindex={ariaIndex}
    >
      {handle && (
        <td className={classes.leading}>
          <div className={classes.tool}>{handle}</div>
        </td>
      )}
      {isSelected !== null && (
        <td className={classes.leading}>
          <div className={classes.tool}>
            <RowBox isChosen={isSelected} choose={choose} rowKey={rowKey} name={name} />
          </div>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={column.numeric ? `${classes.numeric} ${classes.end}` : undefined}
          data-actions={column.id === 'actions' || undefined}
        >
          <div className={classes.cell}>
            <Cell key={column.stateless ? undefined : rowKey} column={column} row={row} rowHref={rowHref} />
          </div>
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when something of it is another: not while others are scrolled to. */
export const TableRow = memo(Row) as typeof Row;
