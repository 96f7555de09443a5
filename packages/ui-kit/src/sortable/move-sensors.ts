import {
  type Modifier,
  MouseSensor,
  type Sensor,
  type SensorDescriptor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Direction } from './order';

/** How far a pointer goes before it drags, in pixels: less is a press. One object: all things draw again for another. */
const BY_POINTER = { activationConstraint: { distance: 4 } };

/** What moves things by mouse, by finger, and by keys. @param options the same object while nothing of it changes */
export function useMoveSensors<Options extends object>(
  byKey: Sensor<Options>,
  options: Options,
): SensorDescriptor<object>[] {
  return useSensors(
    useSensor(MouseSensor, BY_POINTER),
    useSensor(TouchSensor, BY_POINTER),
    useSensor(byKey, options),
  );
}

/** Keeps what is moved on its way. */
export const along: Record<Direction, Modifier> = {
  vertical: ({ transform }) => ({ ...transform, x: 0 }),
  horizontal: ({ transform }) => ({ ...transform, y: 0 }),
};

/** Gives the focus to the handle that a move began on: not every browser gives it to what is pressed. */
export const focusHandle = ({ target }: Event): void =>
  (target as Element).closest<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
