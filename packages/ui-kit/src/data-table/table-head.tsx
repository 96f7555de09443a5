import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './data-table.module.css';
import type { Column, TableState } from './data-table-props';
import { sortedBy } from './paging';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  state: TableState;
  onChange: (state: TableState) => void;
}

/** The names of the columns, which sort where they can. */
export function TableHead<Row>({ columns, state, onChange }: TableHeadProps<Row>) {
  const Arrow = state.descending ? IconArrowDown : IconArrowUp;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ id, label, sortable, numeric }) => {
          const isSorted = state.sortBy === id;
          const end = numeric ? ` ${classes.end}` : '';
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSorted ? (state.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className={`${classes.sort}${end}`}
                  data-sorted={isSorted}
                  onClick={() => onChange({ ...state, ...sortedBy(state, id) })}
                >
                  {label}
                  {isSorted && <Arrow className={classes.arrow} size={14} stroke={2} aria-hidden="true" />}
                </button>
              ) : (
                <div className={`${classes.plain}${end}`}>{label}</div>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
