import type { ReactNode } from 'react';
import type { MovableItem } from '../sortable';
import { MoveHandle } from '../sortable/move-handle';
import type { Moving } from './use-moving';

interface MovingRowsProps {
  moving: Moving | null;
  /** Where the announcements of moves stand: not among the rows of a table. */
  container: Element | null;
  children: ReactNode;
}

/** Around rows that can be dragged. */
export function MovingRows({ moving, container, children }: MovingRowsProps) {
  if (!moving?.parts) return children;
  const { SortableArea } = moving.parts;
  const { keys, nameOf, first, total, move } = moving;
  return (
    <SortableArea keys={keys} nameOf={nameOf} first={first} total={total} onMove={move} container={container}>
      {children}
    </SortableArea>
  );
}

interface MovingRowProps {
  moving: Moving | null;
  rowKey: string;
  children: (movable: Partial<MovableItem>) => ReactNode;
}

/** Around a row that can be dragged; `children` gets the props it needs. */
export function MovingRow({ moving, rowKey, children }: MovingRowProps) {
  if (!moving) return children(STILL);
  const name = moving.nameOf(rowKey);
  if (!moving.parts) return children({ handle: <MoveHandle name={name} immovable={MENU_ONLY} /> });
  const { SortableItem } = moving.parts;
  return (
    <SortableItem itemKey={rowKey} name={name} immovable={moving.immovable}>
      {children}
    </SortableItem>
  );
}

/** The same each time, so that rows need not be drawn again. */
const STILL = {};
const MENU_ONLY = 'Rows move by the menu at their end';
