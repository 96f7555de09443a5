import { useRef } from 'react';
import { type Move, movesBetween, withOrder } from './moves';

const isOfSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((uid) => other.includes(uid));

/**
 * Tells what somebody moved from the order it leads to.
 * @param shown all uids, as this page last received them
 * @returns to be called with what is shown of them, in the order that is wanted
 */
export function useMoves(shown: readonly string[]): (wanted: readonly string[]) => Move[] {
  const last = useRef<readonly string[]>([]);
  return (wanted) => {
    const moves = movesBetween(shown, withOrder(shown, wanted));
    // Whoever moves two things quickly does the second in the order that the first led to, not in the one that came
    // with its answer, where others may have moved something: the order they saw is the one with fewer moves to it.
    const since = isOfSame(last.current, shown)
      ? movesBetween(last.current, withOrder(last.current, wanted))
      : [];
    last.current = withOrder(shown, wanted);
    return since.length > 0 && since.length < moves.length ? since : moves;
  };
}
