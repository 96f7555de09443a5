import { closestCenter, KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** Keys that say where something goes. Escape leaves it where it was, and needs to know of no place. */
const PLACING: readonly string[] = [
  KeyboardCode.Up,
  KeyboardCode.Down,
  KeyboardCode.Left,
  KeyboardCode.Right,
  KeyboardCode.Space,
  KeyboardCode.Enter,
];

/** Keys that scroll the page, which would take along what is picked up. */
const SCROLLING: readonly string[] = ['Home', 'End', 'PageUp', 'PageDown'];

/** How long a key is kept back at most, in milliseconds: places may never come to rest. */
const LONGEST_MS = 1000;

type Context = KeyboardSensorProps['context']['current'];

/**
 * It is known where everything is, what is moved and each place it can be moved to, and over which of them it stands:
 * that is found out some time after it has moved.
 */
function isSettled({ active, collisionRect, droppableContainers, droppableRects, over }: Context): boolean {
  if (!active || !collisionRect) return false;
  const places = droppableContainers.getEnabled();
  if (places.some(({ id, node }) => node.current && !droppableRects.has(id))) return false;
  const moved = { active, collisionRect, droppableRects, pointerCoordinates: null };
  const [nearest] = closestCenter({ ...moved, droppableContainers: places });
  return nearest?.id === over?.id;
}

/**
 * Moves what is picked up by keyboard. A key that comes before the one before it has had its way, or before it is known
 * where things are, is kept and counts then, instead of being lost or measured from a place that is no longer true.
 */
export class KeySensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const end = new AbortController();
    const ending = (then: () => void) => () => {
      end.abort();
      then();
    };
    super({ ...props, onEnd: ending(props.onEnd), onCancel: ending(props.onCancel) });
    paceKeys(() => isSettled(props.context.current), end.signal);
  }
}

/** Until `end`, keys are kept back while it is not ready for them, and let go one by one. */
function paceKeys(isReady: () => boolean, end: AbortSignal) {
  const held: KeyboardEvent[] = [];
  let passing: KeyboardEvent | undefined;
  let isListening = false;
  const mayPass = ({ code }: KeyboardEvent) => isListening && (code === KeyboardCode.Esc || isReady());
  const hold = (event: KeyboardEvent) => {
    if (SCROLLING.includes(event.code)) event.preventDefault();
    if (event === passing || !(PLACING.includes(event.code) || event.code === KeyboardCode.Esc)) return;
    if (held.length === 0 && mayPass(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.push(event) === 1) requestAnimationFrame(release);
  };
  const release = () => {
    if (end.aborted) return;
    if (mayPass(held[0]!) || (isListening && performance.now() - held[0]!.timeStamp > LONGEST_MS)) {
      const { code, key, target } = held.shift()!;
      passing = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      target?.dispatchEvent(passing);
    }
    if (held.length > 0) requestAnimationFrame(release);
  };
  document.addEventListener('keydown', hold, { capture: true, signal: end });
  // The sensor itself listens from the next task on.
  setTimeout(() => {
    isListening = true;
  });
}
