import type { KeyboardEvent as KeyEvent, PointerEvent as PressEvent } from 'react';
import { moveWords, type Named } from '../move-words';
import type { Direction } from '../order';
import { type Lift, lift } from './lift';

/** How far a pointer goes before it drags, in pixels: less is a press. */
const DISTANCE = 4;

/** What an area says of itself, as it is now. */
export interface Area {
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (key: string, to: number) => void;
  direction: Direction;
}

/** Has the things of one area moved; the same object for as long as the area is there. */
export interface Mover {
  /** Says which element is a thing's; null once it is not drawn any more. */
  hold(key: string, element: HTMLElement | null): void;
  onPointerDown(key: string, event: PressEvent<HTMLElement>): void;
  onKeyDown(key: string, event: KeyEvent<HTMLElement>): void;
  /** Leaves where it was what is being moved. */
  leave(): void;
}

const ways: Record<Direction, Record<string, number>> = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
};
const handleIn = (element: HTMLElement | undefined) => element?.querySelector<HTMLElement>('[data-handle]');

/** @param announce says it to those who do not see it */
export function createMover(area: () => Area, announce: (words: string) => void): Mover {
  const elements = new Map<string, HTMLElement>();
  let lifted: Lift | null = null;
  /** Ends with what is pressed or lifted. */
  let listening = new AbortController();

  const named = (key: string, index: number): Named => ({
    name: area().nameOf(key),
    position: index + 1,
    total: area().keys.length,
  });

  /** What a handle says of itself. */
  function mark(key: string, isLifted: boolean) {
    const handle = handleIn(elements.get(key));
    if (!handle) return;
    handle.dataset.lifted = `${isLifted}`;
    if (isLifted) handle.setAttribute('aria-pressed', 'true');
    else handle.removeAttribute('aria-pressed');
  }

  function pickUp(key: string, at?: number) {
    const { keys, direction } = area();
    lifted = lift({ key, keys, direction, at, elementOf: (each) => elements.get(each) });
    if (!lifted) return;
    mark(key, true);
    // Not every browser gives the focus to what is pressed.
    handleIn(elements.get(key))?.focus({ preventScroll: true });
    announce(moveWords.pickedUp(named(key, keys.indexOf(key))));
    const { signal } = listening;
    for (const gone of ['resize', 'blur']) window.addEventListener(gone, leave, { signal });
    const byKey = at === undefined;
    document.addEventListener('keydown', (event) => press(event, byKey), { capture: true, signal });
  }

  /** Says where it would be put down, where that is somewhere else now. */
  function go(by: (now: Lift) => void) {
    if (!lifted) return;
    const before = lifted.to();
    by(lifted);
    if (lifted.to() !== before) announce(moveWords.over(named(lifted.key, lifted.to())));
  }

  function release(): Lift | null {
    const now = lifted;
    lifted = null;
    listening.abort();
    listening = new AbortController();
    if (!now) return null;
    mark(now.key, false);
    now.end();
    return now;
  }

  /** Also ends a press that has not moved anything yet. */
  function leave() {
    const now = release();
    if (now) announce(moveWords.leftThere(named(now.key, area().keys.indexOf(now.key))));
  }

  function putDown() {
    const now = release();
    if (!now) return;
    const { key, keys } = now;
    // What was added or deleted meanwhile has moved the place it goes to.
    const [from, to] = [area().keys.indexOf(key), area().keys.indexOf(keys[now.to()]!)];
    if (from < 0 || to < 0) return;
    announce(moveWords.putDown(named(key, to)));
    if (to !== from) area().onMove(key, to);
    requestAnimationFrame(() => {
      // In another list it is drawn anew.
      if (document.activeElement === document.body)
        handleIn(elements.get(key))?.focus({ preventScroll: true });
    });
  }

  function press(event: KeyboardEvent, byKey: boolean) {
    const { key, code } = event;
    const way = ways[area().direction][key];
    if (key === 'Tab' && byKey) return putDown();
    const ends = code === 'Space' || key === 'Enter';
    if (key !== 'Escape' && !(byKey && (ends || key.startsWith('Arrow')))) return;
    event.preventDefault();
    // Not a key of the handle's, nor of the dialog's that it may be in.
    event.stopPropagation();
    if (key === 'Escape') leave();
    else if (ends) putDown();
    else if (way) go((now) => now.stepTo(now.to() + way));
  }

  function drag(key: string, handle: HTMLElement, began: PointerEvent) {
    const { signal } = listening;
    const along = ({ clientX, clientY }: PointerEvent) =>
      area().direction === 'vertical' ? clientY : clientX;
    let at = along(began);
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      does: (event: HTMLElementEventMap[Type]) => void,
    ) => handle.addEventListener(type, does, { signal });
    const follow = () => go((now) => now.follow(at));
    const scroll = () => {
      if (signal.aborted) return;
      lifted?.scrollNear(at);
      requestAnimationFrame(scroll);
    };
    const start = () => {
      pickUp(key, along(began));
      document.addEventListener('scroll', follow, { capture: true, signal });
      requestAnimationFrame(scroll);
    };
    handle.setPointerCapture?.(began.pointerId);
    listen('pointermove', (event) => {
      at = along(event);
      const way = Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY);
      if (!lifted && way >= DISTANCE) start();
      follow();
    });
    listen('pointerup', putDown);
    listen('pointercancel', leave);
  }

  return {
    leave,
    hold(key, element) {
      if (element) elements.set(key, element);
      else elements.delete(key);
    },
    onPointerDown(key, { button, isPrimary, currentTarget, nativeEvent }) {
      if (button !== 0 || isPrimary === false) return;
      leave();
      drag(key, currentTarget, nativeEvent);
    },
    onKeyDown(key, event) {
      if (lifted || (event.code !== 'Space' && event.key !== 'Enter')) return;
      event.preventDefault();
      pickUp(key);
    },
  };
}
