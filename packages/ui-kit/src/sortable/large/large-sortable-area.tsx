import { type AutoScrollOptions, DndContext } from '@dnd-kit/core';
import { createContext, useId, useMemo } from 'react';
import { along, useMoveSensors } from '../move-sensors';
import { MOVE_INSTRUCTIONS } from '../move-words';
import type { Direction } from '../order';
import type { SortableAreaProps } from '../sortable-area';
import { type StepOptions, StepSensor } from './step-sensor';
import { useLifting } from './use-lifting';

/** The elements of an area's things by their keys; the same map for as long as it is there. */
export const LargeArea = createContext<Map<string, HTMLElement> | null>(null);

type LargeSortableAreaProps = Omit<SortableAreaProps, 'first' | 'total'>;

/** Nothing is found by where it is drawn. */
const nowhere = () => [];

/** The share of what is in sight, at each end, in which a pointer that drags scrolls. */
const scrolls: Record<Direction, AutoScrollOptions> = {
  vertical: { threshold: { x: 0, y: 0.2 } },
  horizontal: { threshold: { x: 0.2, y: 0 } },
};

/**
 * A `SortableArea` of hundreds of things: while one is dragged they are shifted where they stand, and none but their
 * handles are drawn again before it is put down. Its things are `LargeSortableItem`s.
 */
export function LargeSortableArea({
  keys,
  nameOf,
  onMove,
  direction = 'vertical',
  container,
  children,
}: LargeSortableAreaProps) {
  const lifting = useLifting({ keys, nameOf, onMove, direction });
  const { step, onListen } = lifting;
  const byKey = useMemo<StepOptions>(() => ({ direction, step, onListen }), [direction, step, onListen]);
  const { elements, announcements, onDragStart, onDragMove, onDragEnd, onDragCancel } = lifting;
  return (
    <DndContext
      id={useId()}
      sensors={useMoveSensors(StepSensor, byKey)}
      collisionDetection={nowhere}
      modifiers={[along[direction]]}
      autoScroll={scrolls[direction]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: MOVE_INSTRUCTIONS },
        container: container ?? undefined,
      }}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      <LargeArea value={elements}>{children}</LargeArea>
    </DndContext>
  );
}
