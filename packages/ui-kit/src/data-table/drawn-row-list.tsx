import type { ReactNode } from 'react';
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
  children: (row: RowProps<Row>) => ReactNode;
}

/** The rows that are drawn, in order, where they may be moved. */
export function DrawnRowList<Row>({ table, drawn, room, children }: DrawnRowListProps<Row>) {
  const { columns, rows, rowKey, rowHref, selection, moving } = table;
  return (
    <MovingRows moving={moving} container={table.container}>
      {drawn.map((piece) => {
        if ('room' in piece) return room(piece);
        const { index } = piece;
        const row = rows[index]!;
        const key = rowKey(row);
        const name = nameOfRow(table, row, index);
        return (
          <MovingRow key={key} moving={moving} rowKey={key}>
            {(movable) =>
              children({
                row,
                rowKey: key,
                name,
                columns,
                rowHref,
                index,
                isSelected: selection ? selection.has(key) : null,
                choose: selection?.choose,
                movable,
              })
            }
          </MovingRow>
        );
      })}
    </MovingRows>
  );
}
