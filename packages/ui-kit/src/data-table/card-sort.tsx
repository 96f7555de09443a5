import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import classes from './card-sort.module.css';
import table from './data-table.module.css';
import type { Column, TableState } from './data-table-props';

interface CardSortProps<Row> {
  columns: readonly Column<Row>[];
  state: TableState;
  /** The `sortBy` of an order that the rows have by themselves; left out where they have none. */
  ownOrder?: string;
  onChange: (state: TableState) => void;
}

/** What cards are sorted by, and which way: they have no head to press. */
export function CardSort<Row>({ columns, state, ownOrder, onChange }: CardSortProps<Row>) {
  const { sortBy, descending } = state;
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0 && ownOrder === undefined) return null;
  // Sorted by what is not shown here, such as the client in a client's own list.
  const isShown = sortBy === ownOrder || sortable.some(({ id }) => id === sortBy);
  // Rows stand in their own order one way round only.
  const by = (id: string) => (id === ownOrder ? { sortBy: id, descending: false } : { sortBy: id });
  return (
    <div className={classes.sort}>
      <label className={table.size}>
        Sort by
        <select
          value={isShown ? sortBy : ''}
          onChange={(event) => onChange({ ...state, ...by(event.currentTarget.value), page: 1 })}
        >
          {!isShown && <option value="" disabled hidden />}
          {ownOrder !== undefined && <option value={ownOrder}>Own order</option>}
          {sortable.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        disabled={sortBy === ownOrder}
        label={descending ? 'Descending, turn round' : 'Ascending, turn round'}
        onClick={() => onChange({ ...state, descending: !descending, page: 1 })}
      >
        <Icon of={descending ? IconSortDescending : IconSortAscending} />
      </IconButton>
    </div>
  );
}
