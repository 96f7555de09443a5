import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { NewerWording } from './newer-wordings';

interface FocusAfterTaking {
  /** The list whose buttons take the focus. */
  list: RefObject<HTMLUListElement | null>;
  /** To be called with what is taken, before it is. */
  leave(taken: readonly NewerWording[]): void;
}

/**
 * A button that took a wording goes away with it: the focus goes to the one that stands in its place then.
 * @param onLast takes the focus where none is left, given the question that was taken
 */
export function useFocusAfterTaking(
  newer: readonly NewerWording[],
  onLast: (uid: string) => void,
): FocusAfterTaking {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ uid: string; place: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = left;
    if (!current || newer.some(({ uid }) => uid === current.uid)) return;
    left.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(current.place, buttons.length - 1)];
    if (next) next.focus();
    else onLast(current.uid);
  });
  return {
    list,
    leave([first]) {
      if (first) left.current = { uid: first.uid, place: newer.indexOf(first) };
    },
  };
}
