import { isDeepStrictEqual } from 'node:util';
import type { Observation, ObservationItem, ObservationNews } from '@coaching/contracts';

type Fields = Omit<Observation, 'items' | 'revision'>;

/** The fields that are not what they were. */
function changedFields(before: Observation, after: Observation): Partial<Fields> {
  const { items: _items, revision: _revision, ...fields } = after;
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(value, before[name as keyof Fields]),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** The lines that are new or not what they were. */
function changedItems(before: readonly ObservationItem[], after: readonly ObservationItem[]) {
  const known = new Map(before.map((item) => [item.uid, item]));
  return after.filter((item) => !isDeepStrictEqual(item, known.get(item.uid)));
}

/** What to tell somebody who sees `before` so that they see `after`; null when that is the same. */
export function difference(before: Observation, after: Observation): ObservationNews | null {
  if (isDeepStrictEqual(before, after)) return null;
  const [orderBefore, order] = [before, after].map(({ items }) => items.map(({ uid }) => uid));
  return {
    kind: 'change',
    revision: after.revision,
    after: before.revision,
    fields: changedFields(before, after),
    items: changedItems(before.items, after.items),
    ...(isDeepStrictEqual(orderBefore, order) ? {} : { order }),
  };
}
