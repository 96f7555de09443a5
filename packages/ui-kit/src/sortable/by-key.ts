import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const ARROWS: readonly string[] = [KeyboardCode.Up, KeyboardCode.Down, KeyboardCode.Left, KeyboardCode.Right];

type Context = Parameters<KeyboardCoordinateGetter>[1]['context'];

/** It is known where everything is: what is moved, and each place it can be moved to. */
const isMeasured = ({ collisionRect, droppableContainers, droppableRects }: Context) =>
  collisionRect !== null &&
  droppableContainers.getEnabled().every(({ id, node }) => !node.current || droppableRects.has(id));

/**
 * Moves what is picked up by one place with each arrow key. Where things are is measured a moment after they are picked
 * up: an arrow that is pressed before counts then, instead of being lost.
 */
export const byKey: KeyboardCoordinateGetter = (event, args) => {
  if (isMeasured(args.context)) return sortableKeyboardCoordinates(event, args);
  const { target, code, key } = event;
  if (!ARROWS.includes(code)) return undefined;
  event.preventDefault();
  requestAnimationFrame(() =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })),
  );
  return undefined;
};
