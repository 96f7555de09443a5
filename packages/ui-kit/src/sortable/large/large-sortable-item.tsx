import { type ReactNode, useContext, useMemo } from 'react';
import { MoveHandle } from '../move-handle';
import type { SortableItemProps } from '../sortable-item';
import { LargeArea } from './large-sortable-area';

/** A finger on a handle moves the thing and not the page, whatever buttons do otherwise. */
const BY_FINGER = { touchAction: 'none' };

/** What a thing that moves must be given; the same object while nothing of it changes. Its transform is the area's. */
export interface LargeMovableItem {
  ref: (element: HTMLElement | null) => void;
  /** The handle to draw in it. */
  handle: ReactNode;
}

interface LargeSortableItemProps extends Pick<SortableItemProps, 'itemKey' | 'name'> {
  children: (item: LargeMovableItem) => ReactNode;
}

/** One of the things in a `LargeSortableArea`: dragged by its handle. */
export function LargeSortableItem({ itemKey, name, children }: LargeSortableItemProps) {
  const area = useContext(LargeArea)!;
  const ref = useMemo(
    () => (element: HTMLElement | null) => area.mover.hold(itemKey, element),
    [area, itemKey],
  );
  const handle = useMemo(
    () => (
      <MoveHandle
        name={name}
        style={BY_FINGER}
        aria-roledescription="drag handle"
        aria-describedby={area.instructions}
        onPointerDown={(event) => area.mover.onPointerDown(itemKey, event)}
        onKeyDown={(event) => area.mover.onKeyDown(itemKey, event)}
      />
    ),
    [area, itemKey, name],
  );
  return children(useMemo(() => ({ ref, handle }), [ref, handle]));
}
