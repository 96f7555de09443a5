import {
  type Announcements,
  closestCenter,
  DndContext,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { KeySensor } from './key-sensor';
import { MOVE_INSTRUCTIONS, moveWords, type Named } from './move-words';
import type { Direction } from './order';

/** How far a pointer goes before it drags, in pixels: less is a press. One object: all things draw again for another. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEY = { coordinateGetter: sortableKeyboardCoordinates };

const along: Record<Direction, Modifier> = {
  vertical: ({ transform }) => ({ ...transform, x: 0 }),
  horizontal: ({ transform }) => ({ ...transform, y: 0 }),
};
const strategies = { vertical: verticalListSortingStrategy, horizontal: horizontalListSortingStrategy };

export interface SortableAreaProps {
  /** In the order shown. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** The place of the first one and how many there are, where these are a page of more. */
  first?: number;
  total?: number;
  /** Called with which one goes to which index. */
  onMove: (key: string, to: number) => void;
  direction?: Direction;
  /** Where announcements stand; beside the children when left out, which a table's body does not allow. */
  container?: Element | null;
  children: ReactNode;
}

/** Around things that can be dragged into another order by mouse, finger or keyboard, with every step announced. */
export function SortableArea({
  keys,
  nameOf,
  first = 1,
  total = keys.length,
  onMove,
  direction = 'vertical',
  container,
  children,
}: SortableAreaProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, BY_POINTER),
    useSensor(TouchSensor, BY_POINTER),
    useSensor(KeySensor, BY_KEY),
  );
  const id = useId();
  // The same list for as long as the caller has the same keys: each thing in it is drawn again for another one.
  const items = useMemo(() => [...keys], [keys]);
  /** The place that was announced last. */
  const announced = useRef(0);

  const named = (key: string | number, at: string | number = key): Named => ({
    name: nameOf(String(key)),
    position: first + keys.indexOf(String(at)),
    total,
  });
  const announcements: Announcements = {
    onDragStart({ active }) {
      const item = named(active.id);
      announced.current = item.position;
      return moveWords.pickedUp(item);
    },
    onDragOver({ active, over }) {
      const item = named(active.id, over?.id);
      if (item.position === announced.current) return undefined;
      announced.current = item.position;
      return moveWords.over(item);
    },
    onDragEnd: ({ active, over }) => moveWords.putDown(named(active.id, over?.id)),
    onDragCancel: ({ active }) => moveWords.leftThere(named(active.id)),
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[along[direction]]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: MOVE_INSTRUCTIONS },
        container: container ?? undefined,
      }}
      // The focus holds the row in a list of which only a part is drawn; not every browser gives it to what is pressed.
      onDragStart={({ activatorEvent }) => handleOf(activatorEvent)?.focus({ preventScroll: true })}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={items} strategy={strategies[direction]}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const handleOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-handle]');
