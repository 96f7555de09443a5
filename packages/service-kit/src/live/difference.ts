import { isDeepStrictEqual } from 'node:util';
import type { Growing, LiveChange } from '@coaching/contracts';

interface Part {
  uid: string;
}

/** The fields that are not what they were. */
function changedFields<Entity extends Growing, List extends keyof Entity>(
  list: List | null,
  before: Entity,
  after: Entity,
): Partial<Omit<Entity, List>> {
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      name !== list && name !== 'revision' && !isDeepStrictEqual(value, before[name as keyof Entity]),
  );
  return Object.fromEntries(changed) as Partial<Omit<Entity, List>>;
}

/** The parts that are new or not what they were. */
function changedParts(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Map(before.map((part) => [part.uid, part]));
  return after.filter((part) => !isDeepStrictEqual(part, known.get(part.uid)));
}

/**
 * What to send somebody who sees `before` so that they see `after`; null when that is the same.
 * @param list the field whose parts are sent one by one; null where there is none such
 */
export function difference<Entity extends Growing, List extends keyof Entity = never>(
  list: List | null,
  before: Entity,
  after: Entity,
): LiveChange<Entity, List> | null {
  if (isDeepStrictEqual(before, after)) return null;
  const change = {
    kind: 'change',
    revision: after.revision,
    after: before.revision,
    fields: changedFields(list, before, after),
  } as const;
  if (list === null) return { ...change, items: [] as unknown as Entity[List] };
  const [partsBefore, parts] = [before, after].map((entity) => entity[list] as Part[]) as [Part[], Part[]];
  const [orderBefore, order] = [partsBefore, parts].map((all) => all.map(({ uid }) => uid));
  return {
    ...change,
    items: changedParts(partsBefore, parts) as Entity[List],
    ...(isDeepStrictEqual(orderBefore, order) ? {} : { order }),
  };
}
