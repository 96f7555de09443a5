import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '../link/link';
import type { Column, DataTableProps } from './data-table';
import classes from './data-table.module.css';
import { sortedBy } from './paging';

type RowsProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

function Cell<Row>({ column, row, props }: { column: Column<Row>; row: Row; props: RowsProps<Row> }) {
  if (!column.isLink) return column.cell(row);
  return (
    <Link href={props.rowHref(row)} className={classes.link}>
      {column.cell(row)}
    </Link>
  );
}

/** Rows as a table with a sticky header whose cells sort. */
export function TableRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, state, onChange, busy, label } = props;
  return (
    <div className={classes.frame} data-busy={busy}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => {
              const sorted = state.sortBy === column.id;
              const Arrow = state.descending ? IconArrowDown : IconArrowUp;
              const end = column.numeric ? ` ${classes.end}` : '';
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sorted ? (state.descending ? 'descending' : 'ascending') : undefined}
                >
                  {column.sortable ? (
                    <button
                      type="button"
                      className={`${classes.sort}${end}`}
                      data-sorted={sorted}
                      onClick={() => onChange({ ...state, ...sortedBy(state, column.id) })}
                    >
                      {column.label}
                      {sorted && <Arrow size={14} stroke={2} aria-hidden="true" />}
                    </button>
                  ) : (
                    <div className={`${classes.plain}${end}`}>{column.label}</div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classes.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={column.numeric ? `${classes.numeric} ${classes.end}` : undefined}
                >
                  <Cell column={column} row={row} props={props} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows as cards, for narrow screens. */
export function CardRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, label } = props;
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.card}>
          <dl style={{ margin: 0 }}>
            {columns.map((column) => (
              <div key={column.id} className={classes.fact}>
                <dt>{column.label}</dt>
                <dd className={column.numeric ? classes.numeric : undefined}>
                  <Cell column={column} row={row} props={props} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
