import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { MoveHandle } from './move-handle';

/** What a thing that moves must be given; the same object while nothing of it changes. */
export interface MovableItem {
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  'data-lifted': boolean;
  /** The handle to draw in it. */
  handle: ReactNode;
}

export interface SortableItemProps {
  itemKey: string;
  /** What it is called. */
  name: string;
  /** Why it cannot be moved now, as a sentence. */
  immovable?: string;
  children: (item: MovableItem) => ReactNode;
}

/** One of the things in a `SortableArea`: dragged by its handle. */
export function SortableItem({ itemKey, name, immovable, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({
      id: itemKey,
      disabled: immovable !== undefined,
      attributes: { roleDescription: 'drag handle' },
    });
  const shift = CSS.Translate.toString(transform);
  const item = useMemo<MovableItem>(
    () => ({
      ref: setNodeRef,
      style: { transform: shift, transition },
      'data-lifted': isDragging,
      handle: (
        <MoveHandle
          {...(immovable === undefined && { ...attributes, ...listeners })}
          ref={setActivatorNodeRef}
          name={name}
          immovable={immovable}
          isLifted={isDragging}
        />
      ),
    }),
    [setNodeRef, setActivatorNodeRef, shift, transition, isDragging, attributes, listeners, name, immovable],
  );
  return children(item);
}
