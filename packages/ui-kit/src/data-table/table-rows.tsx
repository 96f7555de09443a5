import { ROW_HEIGHT, ROW_HEIGHT_DENSE } from '@coaching/contracts';
import type { CSSProperties, RefObject } from 'react';
import { Cell } from './cell';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';
import { shownRows } from './paging';
import { TableHead } from './table-head';
import { useDrawnRows } from './use-drawn-rows';

type TableRowsProps<Row> = DataTableProps<Row> & { rows: readonly Row[]; dense: boolean };

/** Rows as a table with a sticky header whose cells sort; of very many rows those in sight are drawn. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, total, rowKey, rowHref, state, busy, label, dense } = props;
  const height = dense ? ROW_HEIGHT_DENSE : ROW_HEIGHT;
  const { list, drawn, onKeyDown, onFocus } = useDrawnRows(rows.length, height);
  const [first] = shownRows(state, total);
  return (
    <div
      className={classes.frame}
      data-busy={busy}
      data-dense={dense}
      style={{ '--row-height': `${height}px` } as CSSProperties}
    >
      <table className={classes.table} aria-label={label} aria-rowcount={total + 1}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} state={state} onChange={props.onChange} />
        <tbody ref={list as RefObject<HTMLTableSectionElement>} onKeyDown={onKeyDown} onFocus={onFocus}>
          {drawn.map((piece) => {
            if ('room' in piece)
              return (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to have the focus
                <tr key={`before ${piece.before}`} aria-hidden="true">
                  <td className={classes.room} colSpan={columns.length} style={{ height: piece.room }} />
                </tr>
              );
            const row = rows[piece.index]!;
            return (
              <tr
                key={rowKey(row)}
                className={classes.row}
                data-index={piece.index}
                // The header is the first row.
                aria-rowindex={first + piece.index + 1}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={column.numeric ? `${classes.numeric} ${classes.end}` : undefined}
                  >
                    <div className={classes.cell}>
                      <Cell column={column} row={row} rowHref={rowHref} />
                    </div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
