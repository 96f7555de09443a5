import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

const HELD: readonly string[] = [
  KeyboardCode.Up,
  KeyboardCode.Down,
  KeyboardCode.Left,
  KeyboardCode.Right,
  KeyboardCode.Space,
  KeyboardCode.Enter,
  KeyboardCode.Esc,
];

type Context = KeyboardSensorProps['context']['current'];

/** It is known where everything is: what is moved, and each place it can be moved to. */
const isMeasured = ({ collisionRect, droppableContainers, droppableRects }: Context) =>
  collisionRect !== null &&
  droppableContainers.getEnabled().every(({ id, node }) => !node.current || droppableRects.has(id));

/**
 * Moves what is picked up by keyboard. Keys are heard, and where things are is known, only a moment after something is
 * picked up: what is pressed before is kept and counts then, a frame apart and in its order.
 */
export class KeySensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const end = new AbortController();
    const ending = (then: () => void) => () => {
      end.abort();
      then();
    };
    super({ ...props, onEnd: ending(props.onEnd), onCancel: ending(props.onCancel) });
    holdKeys(() => isMeasured(props.context.current), end);
  }
}

/** Keeps keys back until `isReady`, lets them go one by one then, and ends with the last of them or with `end`. */
function holdKeys(isReady: () => boolean, end: AbortController) {
  const held: KeyboardEvent[] = [];
  let passing: KeyboardEvent | undefined;
  const hold = (event: KeyboardEvent) => {
    if (event === passing || !HELD.includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const release = () => {
    if (end.signal.aborted) return;
    if (isReady()) {
      const next = held.shift();
      if (!next) return end.abort();
      const { code, key, target } = next;
      passing = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      target?.dispatchEvent(passing);
    }
    requestAnimationFrame(release);
  };
  document.addEventListener('keydown', hold, { capture: true, signal: end.signal });
  // The sensor listens from the next task on.
  setTimeout(release);
}
