import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { ColumnFilterButton } from './column-filter';
import classes from './data-table.module.css';
import type { Column, TableState } from './data-table-props';
import { filtersOf } from './filters';
import { sortedBy } from './paging';
import { PageBox } from './selection-box';
import type { Selection } from './use-selection';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  state: TableState;
  onChange: (state: TableState) => void;
  /** Rows have a handle, which comes first. */
  moves: boolean;
  selection: Selection | null;
}

interface ColumnHeadProps<Row> extends Pick<TableHeadProps<Row>, 'state' | 'onChange'> {
  column: Column<Row>;
}

function ColumnHead<Row>({ column, state, onChange }: ColumnHeadProps<Row>) {
  const { id, label, head, sortable, numeric } = column;
  const Arrow = state.descending ? IconArrowDown : IconArrowUp;
  const isSorted = Boolean(sortable) && state.sortBy === id;
  const end = numeric ? ` ${classes.end}` : '';
  const [filter] = filtersOf([column]);
  const name = sortable ? (
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
    <div className={`${classes.plain}${end}`}>{head ?? label}</div>
  );
  return (
    <th
      scope="col"
      data-actions={id === 'actions' || undefined}
      // What a column is called is read with each of its cells; how to filter it is not.
      aria-label={filter || head ? label : undefined}
      aria-sort={isSorted ? (state.descending ? 'descending' : 'ascending') : undefined}
    >
      {filter ? (
        <div className={classes.filtered}>
          {name}
          <ColumnFilterButton
            filter={filter}
            filters={state.filters}
            onChange={(filters) => onChange({ ...state, filters, page: 1 })}
          />
        </div>
      ) : (
        name
      )}
    </th>
  );
}

/** Not drawn again while more rows come. */
const KnownColumnHead = memo(ColumnHead) as typeof ColumnHead;

function Head<Row>({ columns, state, onChange, moves, selection }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {moves && (
          <th scope="col" className={classes.leading}>
            <VisuallyHidden>Move</VisuallyHidden>
          </th>
        )}
        {selection && (
          <th scope="col" className={classes.leading} aria-label="Select">
            <div className={classes.tool}>
              <PageBox selection={selection} />
            </div>
          </th>
        )}
        {columns.map((column) => (
          <KnownColumnHead key={column.id} column={column} state={state} onChange={onChange} />
        ))}
      </tr>
    </thead>
  );
}

/** The names of the columns, which sort and filter where they can. Not drawn again while one scrolls through the rows. */
export const TableHead = memo(Head) as typeof Head;
