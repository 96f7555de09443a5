import { type ReactNode, useMemo } from 'react';
import type { Drawn } from './drawn-rows';
import { MovingRow, MovingRows } from './moving-rows';
import { nameOfRow } from './row-name';
import { useRowPlaces } from './row-places';
import type { RowProps } from './row-props';
import type { RowsProps } from './rows-props';

interface DrawnRowListProps<Row> {
  table: RowsProps<Row>;
  drawn: readonly Drawn[];
  /** What stands in the place of rows that are not drawn. */
  room: (room: Extract<Drawn, { room: number }>) => ReactNode;
  /** The same each time for the same table, so that rows need not be made again. */
  children: (row: RowProps<Row>) => ReactNode;
}

/** Made rows that are held at most: those that are drawn, and some that were. */
const HELD_AT_MOST = 200;

/** Rows as they are drawn: made once for each place, not again while one scrolls through the same table. */
function useRows<Row>(table: RowsProps<Row>, children: DrawnRowListProps<Row>['children']) {
  return useMemo(() => {
    const { columns, rows, rowKey, rowHref, selection, moving } = table;
    const made = new Map<number, { place: string | number; node: ReactNode }>();
    const make = (index: number, place: string | number) => {
      const row = rows[index]!;
      const key = rowKey(row);
      const name = nameOfRow(table, row, index);
      const isSelected = selection ? selection.has(key) : null;
      const all = { row, rowKey: key, name, columns, rowHref, index, isSelected, choose: selection?.choose };
      return (
        <MovingRow key={place} moving={moving} rowKey={key}>
          {(movable) => children({ ...all, movable })}
        </MovingRow>
      );
    };
    return (index: number, place: string | number) => {
      const known = made.get(index);
      if (known?.place === place) return known.node;
      if (made.size > HELD_AT_MOST) made.clear();
      const node = make(index, place);
      made.set(index, { place, node });
      return node;
    };
  }, [table, children]);
}

/** The rows that are drawn, in order, where they may be moved. */
export function DrawnRowList<Row>({ table, drawn, room, children }: DrawnRowListProps<Row>) {
  const rowAt = useRows(table, children);
  return (
    <MovingRows moving={table.moving} container={table.container}>
      {drawn.map((piece) =>
        'room' in piece ? room(piece) : rowAt(piece.index, table.rowKey(table.rows[piece.index]!)),
      )}
    </MovingRows>
  );
}

/** The same for rows that lie still and are all as high: those that come take the elements of those that go. */
export function ReusedRowList<Row>({ table, drawn, room, children }: DrawnRowListProps<Row>) {
  const rowAt = useRows(table, children);
  const keyOf = (index: number) => table.rowKey(table.rows[index]!);
  const places = useRowPlaces(drawn.flatMap((piece) => ('room' in piece ? [] : [keyOf(piece.index)])));
  return drawn.map((piece) =>
    'room' in piece ? room(piece) : rowAt(piece.index, places.get(keyOf(piece.index))!),
  );
}
