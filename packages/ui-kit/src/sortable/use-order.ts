import { useRef, useState } from 'react';
import { toast } from '../toasts/toast-store';
import { ORDER_FAILED } from './move-words';
import { isSameKeys, isSameOrder } from './order';

/**
 * Called with the keys of what is shown, in their new order; what it answers is a sentence of what went wrong, which puts
 * the old order back, or null. It is not called again before it has answered.
 */
export type OnReorder = (keys: string[]) => Promise<string | null>;

/** An order that is ahead of what the caller gives. */
interface Ahead {
  order: readonly string[];
  /** What the caller gave when it was saved; null until then. */
  since: readonly string[] | null;
}

/**
 * An order that can be changed: it shows at once while it is saved, and is as before where that fails.
 * @param keys in the order that the caller has
 */
export function useOrder(
  keys: readonly string[],
  onReorder: OnReorder | undefined,
): [order: readonly string[], reorder: (next: string[]) => void] {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const latest = useRef({ keys, onReorder });
  latest.current = { keys, onReorder };
  const saving = useRef(false);
  const waiting = useRef<string[][]>([]);
  const saved = useRef<readonly string[] | null>(null);

  async function save(next: string[]) {
    const problem = await answerOf(latest.current.onReorder, next);
    if (problem === null) saved.current = next;
    // A later order of the same things says all that this one did.
    if (!waiting.current.some((other) => isSameKeys(other, next))) settle(next, problem);
    const following = waiting.current.shift();
    if (following) return save(following);
    saving.current = false;
    saved.current = null;
  }

  function settle(next: readonly string[], problem: string | null) {
    if (problem !== null) toast.error(problem);
    const order = problem === null ? next : saved.current;
    const isOfThese = order !== null && isSameKeys(order, next);
    setAhead((now) => {
      if (!now || !isSameKeys(now.order, next)) return now;
      return isOfThese ? { order, since: latest.current.keys } : null;
    });
  }

  function reorder(next: string[]) {
    setAhead({ order: next, since: null });
    if (saving.current) {
      waiting.current = [...waiting.current.filter((other) => !isSameKeys(other, next)), next];
      return;
    }
    saving.current = true;
    void save(next);
  }

  const isAhead = ahead && isSameKeys(ahead.order, keys) && (!ahead.since || isSameOrder(ahead.since, keys));
  return [isAhead ? ahead.order : keys, reorder];
}

async function answerOf(onReorder: OnReorder | undefined, keys: string[]): Promise<string | null> {
  try {
    return (await onReorder?.(keys)) ?? null;
  } catch {
    return ORDER_FAILED;
  }
}
