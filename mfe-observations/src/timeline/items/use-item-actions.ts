import type { ObservationItem } from '@coaching/contracts';
import { toast } from '@coaching/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addItem, type Change, changeItem, newItem, removeItem, restoreItem } from '../script/script-changes';
import type { ItemActions } from './item';
import type { Place } from './script';

/** What a coach does with the items of an observation, and where they are writing. */
export function useItemActions(
  items: readonly ObservationItem[],
  change: (change: Change) => void,
  onAdd: () => void,
): { actions: ItemActions; place: Place | null; add: () => void } {
  const [place, setPlace] = useState<Place | null>(null);
  const latest = useRef({ items, change, onAdd });
  latest.current = { items, change, onAdd };

  const stable = useMemo(() => {
    const indexOf = (uid: string) => latest.current.items.findIndex((item) => item.uid === uid);

    // At once: the next key may already be on its way, and belongs to the editor that opens now.
    const goTo = (next: Place) => flushSync(() => setPlace(next));

    const add = () => {
      const item = newItem(latest.current.items, new Date());
      flushSync(() => latest.current.change(addItem(item)));
      goTo({ uid: item.uid, field: 'data' });
      latest.current.onAdd();
    };

    const actions: ItemActions = {
      edit: (uid, field) => goTo({ uid, field }),
      leave: () => setPlace(null),
      change: (uid, changes) => latest.current.change(changeItem(uid, changes)),
      remove(uid) {
        const index = indexOf(uid);
        const item = latest.current.items[index];
        if (!item) return;
        latest.current.change(removeItem(uid));
        const undo = () => latest.current.change(restoreItem(item, index));
        toast.success('Item deleted', { undo });
      },
      move(uid, back) {
        const next = latest.current.items[indexOf(uid) + (back ? -1 : 1)];
        if (next) goTo({ uid: next.uid, field: 'data' });
        else if (!back) add();
        return next !== undefined || !back;
      },
    };
    return { actions, add };
  }, []);

  return { ...stable, place };
}
