import { useState } from 'react';
import type { MenuEntry } from '../menu/menu-entry';
import { moveEntries } from '../sortable/move-entries';
import { moveWords } from '../sortable/move-words';
import { moved } from '../sortable/order';
import { useOrder } from '../sortable/use-order';
import type { DataTableProps } from './data-table-props';
import { countSet, filtersOf } from './filters';
import { shownRows } from './paging';
import { nameOfRow } from './row-name';
import { type SortableParts, useSortableParts } from './sortable-parts';

/** How rows are brought into another order. */
export interface Moving {
  /** What drags them; undefined while it is on its way, null where it could not be had. */
  parts: SortableParts | null | undefined;
  keys: readonly string[];
  nameOf: (key: string) => string;
  first: number;
  total: number;
  move: (key: string, to: number) => void;
  /** Why rows cannot be moved now, as a sentence. */
  immovable: string | undefined;
  /** Moves of a row without dragging. */
  entries: (key: string) => MenuEntry[];
  /** What happened last, for those who do not see it. */
  announcement: string;
}

/** The rows in the order that they were brought into, and how to bring them into another; null where they stay. */
export function useMoving<Row>(
  props: DataTableProps<Row>,
  rows: readonly Row[],
): [rows: readonly Row[], moving: Moving | null] {
  const { onReorder, rowKey, state, total } = props;
  const parts = useSortableParts(onReorder !== undefined);
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const [keys, reorder] = useOrder([...byKey.keys()], onReorder);
  const [announcement, setAnnouncement] = useState('');
  if (!onReorder) return [rows, null];

  const [first] = shownRows(state, total);
  const nameOf = (key: string) => nameOfRow(props, byKey.get(key)!, keys.indexOf(key));
  const move = (key: string, to: number) => reorder(moved(keys, key, to));
  const immovable = whyNotMoved(props);
  const moving: Moving = {
    parts,
    keys,
    nameOf,
    first,
    total,
    move,
    immovable,
    announcement,
    entries: (key) => {
      if (immovable !== undefined) return [];
      return moveEntries(keys.indexOf(key), keys.length, (to) => {
        move(key, to);
        setAnnouncement(moveWords.moved({ name: nameOf(key), position: first + to, total }));
      });
    },
  };
  return [keys.map((key) => byKey.get(key)!), moving];
}

/** Rows have a place to move to where all are shown, in the order that is theirs. */
function whyNotMoved<Row>({ state, columns, reorderedBy }: DataTableProps<Row>): string | undefined {
  if (state.query !== '') return 'Clear the search to move rows';
  if (countSet(state.filters, filtersOf(columns)) > 0) return 'Clear the filters to move rows';
  const isOwnOrder = reorderedBy === undefined || (state.sortBy === reorderedBy && !state.descending);
  return isOwnOrder ? undefined : 'Rows move in their own order, and they are sorted now';
}
