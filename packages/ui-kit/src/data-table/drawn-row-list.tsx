import { type ReactNode, useMemo } from 'react';
import type { Drawn } from './drawn-rows';
import { MovingRow, MovingRows } from './moving-rows';
import { nameOfRow } from './row-name';
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

/** Rows as they are drawn: made once for each, not again while one scrolls through the same table. */
function useRows<Row>(table: RowsProps<Row>, children: DrawnRowListProps<Row>['children']) {
  return useMemo(() => {
    const { columns, rows, rowKey, rowHref, selection, moving } = table;
    const made = new Map<number, ReactNode>();
    const make = (index: number) => {
      const row = rows[index]!;
      const key = rowKey(row);
      const name = nameOfRow(table, row, index);
      const isSelected = selection ? selection.has(key) : null;
      const all = { row, rowKey: key, name, columns, rowHref, index, isSelected, choose: selection?.choose };
      return (
        <MovingRow key={key} moving={moving} rowKey={key}>
          {(movable) => children({ ...all, movable })}
        </MovingRow>
      );
    };
    return (index: number) => {
      if (!made.has(index)) made.set(index, make(index));
      return made.get(index);
    };
  }, [table, children]);
}

/** The rows that are drawn, in order, where they may be moved. */
export function DrawnRowList<Row>({ table, drawn, room, children }: DrawnRowListProps<Row>) {
  const rowAt = useRows(table, children);
  return (
    <MovingRows moving={table.moving} container={table.container}>
      {drawn.map((piece) => ('room' in piece ? room(piece) : rowAt(piece.index)))}
    </MovingRows>
  );
}
