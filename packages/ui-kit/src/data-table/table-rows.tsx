import { type CSSProperties, type RefObject, useCallback } from 'react';
import classes from './data-table.module.css';
import { DrawnRowList, ReusedRowList } from './drawn-row-list';
import { shownRows } from './paging';
import type { RowProps } from './row-props';
import type { RowsProps } from './rows-props';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { TableTotals } from './table-totals';
import { useDrawnRows } from './use-drawn-rows';

/** Pixel height of a dense virtual row. */
const ROW_HEIGHT_DENSE = 28;
/** Pixel height of a virtual row. */
const ROW_HEIGHT = 48;

type TableRowsProps<Row> = RowsProps<Row> & { dense: boolean };

/** Rows as a table with a sticky header whose cells sort; of very many rows those in sight are drawn. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, total, state, busy, label, dense, selection, moving } = props;
  const height = dense ? ROW_HEIGHT_DENSE : ROW_HEIGHT;
  const { list, drawn, onKeyDown, onFocus } = useDrawnRows(rows.length, height, {
    onNearEnd: props.onNearEnd,
    total,
    reuses: !moving,
  });
  const RowList = moving ? DrawnRowList : ReusedRowList;
  const [first] = shownRows(state, total);
  const drawRow = useCallback(
    // The header is the first row.
    (row: RowProps<Row>) => <TableRow {...row} ariaIndex={first + row.index + 1} />,
    [first],
  );
  const leading = (moving ? 1 : 0) + (selection ? 1 : 0);
  const width = columns.length + leading;
  const wide = props.wide ?? false;
  return (
    // What scrolls must be reached by the keyboard.
    <div
      {...(wide && { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 })}
      data-wide={wide}
      className={classes.frame}
      data-busy={busy}
      data-dense={dense}
      style={{ '--row-height': `${height}px` } as CSSProperties}
    >
      <table className={classes.table} aria-label={label} aria-rowcount={props.more ? -1 : total + 1}>
        <colgroup>
          {leading > 0 && <col span={leading} className={classes.leadingColumn} />}
          {columns.map(({ id, width: own }) => (
            <col key={id} style={{ width: own }} data-actions={id === 'actions' || undefined} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          state={state}
          onChange={props.onChange}
          moves={moving !== null}
          selection={selection}
        />
        <tbody ref={list as RefObject<HTMLTableSectionElement>} onKeyDown={onKeyDown} onFocus={onFocus}>
          {rows.length === 0 && (
            <tr>
              <td colSpan={width}>{props.nothing}</td>
            </tr>
          )}
          <RowList
            table={props}
            drawn={drawn}
            room={({ room, which }) => (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to have the focus
              <tr key={`room ${which}`} aria-hidden="true">
                <td className={classes.room} colSpan={width} style={{ height: room }} />
              </tr>
            )}
          >
            {drawRow}
          </RowList>
        </tbody>
        <TableTotals columns={columns} totals={props.totals} leading={leading} />
      </table>
    </div>
  );
}
