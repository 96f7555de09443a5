import { useDraggable } from '@dnd-kit/core';
import { memo, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { MoveHandle } from '../move-handle';
import type { SortableItemProps } from '../sortable-item';
import { LargeArea } from './large-sortable-area';

/** A finger on a handle moves the thing and not the page, whatever buttons do otherwise. */
const BY_FINGER = { touchAction: 'none' };
const AS_HANDLE = { roleDescription: 'drag handle' };

/** What a thing that moves must be given; the same object while nothing of it changes. Its transform is the area's. */
export interface LargeMovableItem {
  ref: (element: HTMLElement | null) => void;
  /** The handle to draw in it. */
  handle: ReactNode;
}

type HandleProps = Pick<SortableItemProps, 'itemKey' | 'name'>;

interface LargeSortableItemProps extends HandleProps {
  children: (item: LargeMovableItem) => ReactNode;
}

/** One of the things in a `LargeSortableArea`: dragged by its handle. */
export function LargeSortableItem({ itemKey, name, children }: LargeSortableItemProps) {
  const elements = useContext(LargeArea)!;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) elements.set(itemKey, element);
      else elements.delete(itemKey);
    },
    [elements, itemKey],
  );
  return children(
    useMemo(() => ({ ref, handle: <Handle itemKey={itemKey} name={name} /> }), [ref, itemKey, name]),
  );
}

const DrawnHandle = memo(MoveHandle);

/** Follows what is dragged in its area, so that the thing itself need not. */
function Handle({ itemKey, name }: HandleProps) {
  const elements = useContext(LargeArea)!;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: itemKey,
    attributes: AS_HANDLE,
  });
  // Not before it is painted: the thing around it has its element after what is in it.
  useEffect(() => {
    setNodeRef(elements.get(itemKey) ?? null);
    return () => setNodeRef(null);
  }, [setNodeRef, elements, itemKey]);
  return (
    <DrawnHandle
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      name={name}
      style={BY_FINGER}
      isLifted={isDragging}
    />
  );
}
