import { DotsMenu } from '../menu/dots-menu';
import type { MenuEntry } from '../menu/menu-entry';
import classes from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props';
import type { Moving } from './use-moving';

/** A table's columns, and after them the one with what can be done with a row; nothing for rows without any. */
export function columnsWithActions<Row>(
  {
    columns,
    rowActions,
    rowName,
    rowKey,
  }: Pick<DataTableProps<Row>, 'columns' | 'rowActions' | 'rowName' | 'rowKey'>,
  moving: Moving | null = null,
): readonly Column<Row>[] {
  if (!rowActions && !moving) return columns;
  const cell = (row: Row) => {
    const entries = joined(moving?.entries(rowKey(row)) ?? [], rowActions?.(row) ?? []);
    if (entries.length === 0) return null;
    return (
      <span className={classes.actions}>
        <DotsMenu entries={entries} name={moving ? moving.nameOf(rowKey(row)) : rowName?.(row)} />
      </span>
    );
  };
  return [...columns, { id: 'actions', label: 'Actions', width: '5rem', cell }];
}

function joined(moves: readonly MenuEntry[], others: readonly MenuEntry[]): readonly MenuEntry[] {
  return moves.length > 0 && others.length > 0 ? [...moves, 'divider', ...others] : [...moves, ...others];
}
