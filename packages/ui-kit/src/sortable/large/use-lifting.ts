import type { Announcements, DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useEffect, useMemo, useRef } from 'react';
import { focusHandle } from '../move-sensors';
import { moveWords, type Named } from '../move-words';
import type { Direction } from '../order';
import { type Lift, lift } from './lift';
import type { StepOptions } from './step-sensor';

/** What an area says of itself, as it is now. */
export interface Area {
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (key: string, to: number) => void;
  direction: Direction;
}

/** What happens to the things of an area while one of them is dragged. */
export interface Lifting extends Pick<StepOptions, 'step' | 'onListen'> {
  /** Which element is a thing's; the same map for as long as the area is there. */
  elements: Map<string, HTMLElement>;
  onDragStart(event: DragStartEvent): void;
  onDragMove(event: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>): void;
  onDragEnd(event: Pick<DragEndEvent, 'active'>): void;
  onDragCancel(): void;
  announcements: Announcements;
}

const handleIn = (element: HTMLElement | undefined) => element?.querySelector<HTMLElement>('[data-handle]');

/** Lifts what is dragged, and puts it down; the same object for as long as the area is there. */
export function useLifting(now: Area): Lifting {
  const area = useRef(now);
  area.current = now;
  const lifted = useRef<Lift | null>(null);
  const listens = useRef<AbortController>(null);
  // An area that goes leaves nothing lifted, and no key with it.
  useEffect(
    () => () => {
      lifted.current?.end();
      listens.current?.abort();
    },
    [],
  );

  return useMemo(() => {
    const elements = new Map<string, HTMLElement>();
    /** What was not said yet. */
    let words: string | undefined;

    const named = (key: string, index: number): Named => ({
      name: area.current.nameOf(key),
      position: index + 1,
      total: area.current.keys.length,
    });
    const announce = () => {
      const said = words;
      words = undefined;
      return said;
    };
    /** Says where it would be put down, where that is somewhere else now. */
    function go<Result>(by: (it: Lift) => Result): Result | undefined {
      const it = lifted.current;
      if (!it) return;
      const before = it.to();
      const result = by(it);
      if (it.to() !== before) words = moveWords.over(named(it.key, it.to()));
      return result;
    }
    function release(): Lift | null {
      const it = lifted.current;
      lifted.current = null;
      it?.end();
      return it;
    }

    return {
      elements,
      onDragStart({ active, activatorEvent }) {
        const { keys, direction } = area.current;
        const key = String(active.id);
        lifted.current = lift({ key, keys, direction, elementOf: (each) => elements.get(each) });
        if (!lifted.current) return;
        focusHandle(activatorEvent);
        words = moveWords.pickedUp(named(key, keys.indexOf(key)));
      },
      onDragMove({ activatorEvent, delta }) {
        // A key has taken it to its place already.
        if (activatorEvent instanceof KeyboardEvent) return;
        go((it) => it.follow(area.current.direction === 'vertical' ? delta.y : delta.x));
      },
      onListen(listening) {
        listens.current = listening;
      },
      step: (by) => go((it) => it.stepTo(it.to() + by)) ?? 0,
      onDragEnd({ active }) {
        const it = release();
        if (!it) return;
        const key = String(active.id);
        // What was added or deleted meanwhile has moved the place it goes to.
        const [from, to] = [area.current.keys.indexOf(key), area.current.keys.indexOf(it.keys[it.to()]!)];
        if (from < 0 || to < 0) return;
        words = moveWords.putDown(named(key, to));
        if (to !== from) area.current.onMove(key, to);
        requestAnimationFrame(() => {
          // In another list it is drawn anew.
          if (document.activeElement === document.body)
            handleIn(elements.get(key))?.focus({ preventScroll: true });
        });
      },
      onDragCancel() {
        const it = release();
        if (it) words = moveWords.leftThere(named(it.key, area.current.keys.indexOf(it.key)));
      },
      announcements: {
        onDragStart: announce,
        onDragMove: announce,
        onDragOver: () => undefined,
        onDragEnd: announce,
        onDragCancel: announce,
      },
    };
  }, []);
}
