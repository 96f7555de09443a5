import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core';
import type { Coordinates } from '@dnd-kit/utilities';
import type { KeyboardEvent as KeyEvent } from 'react';
import type { Direction } from '../order';

/** What the keys of an area do; the same object for as long as its things follow each other the same way. */
export interface StepOptions {
  direction: Direction;
  /** Takes what is lifted some places further. @returns how far it is from where it stood, in pixels */
  step: (by: number) => number;
  /** Called with what ends the listening to keys, for an area that goes while something is lifted. */
  onListen: (listening: AbortController) => void;
}

const ways: Record<Direction, Record<string, number>> = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
};
const PICKED_UP_AT: Coordinates = { x: 0, y: 0 };

const takes = ({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>) => code === 'Space' || key === 'Enter';

/**
 * Moves what is picked up by keyboard from place to place. Places are counted, not found by where they are drawn, as
 * @dnd-kit's own sensor does: of hundreds most are out of sight.
 */
export class StepSensor implements SensorInstance {
  static readonly activators: Activators<StepOptions> = [
    {
      eventName: 'onKeyDown',
      handler(event: KeyEvent, _options, { active }) {
        if (!takes(event) || event.target !== active.activatorNode.current) return false;
        event.preventDefault();
        return true;
      },
    },
  ];

  readonly autoScrollEnabled = false;

  constructor({ options, onStart, onMove, onEnd, onCancel }: SensorProps<StepOptions>) {
    const listening = new AbortController();
    const { signal } = listening;
    const ending = (then: () => void) => () => {
      listening.abort();
      then();
    };
    const [putDown, leave] = [ending(onEnd), ending(onCancel)];
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Tab') return putDown();
      if (key !== 'Escape' && !takes(event) && !key.startsWith('Arrow')) return;
      event.preventDefault();
      // Not a key of the handle's, nor of the dialog's that it may be in.
      event.stopPropagation();
      if (key === 'Escape') return leave();
      if (takes(event)) return putDown();
      const way = ways[options.direction][key];
      if (!way) return;
      const by = options.step(way);
      onMove(options.direction === 'vertical' ? { x: 0, y: by } : { x: by, y: 0 });
    };
    document.addEventListener('keydown', press, { capture: true, signal });
    for (const gone of ['resize', 'blur']) window.addEventListener(gone, leave, { signal });
    options.onListen(listening);
    onStart(PICKED_UP_AT);
  }
}
