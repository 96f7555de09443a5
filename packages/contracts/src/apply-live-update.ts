import type { Growing, LiveChange, LiveUpdate } from './live-update';

type Part = { uid: string };

/**
 * The entity after an update; parts of its list that stay as they were stay the same objects.
 * @param list null for an entity without a list whose parts are sent one by one
 * @param before null when nothing was received yet
 * @returns null when the update does not follow what is there: whoever gets it asks for the whole again
 */
export function applyLiveUpdate<
  Name extends string,
  Entity extends Growing,
  List extends keyof Entity = never,
>(
  name: Name,
  list: List | null,
  before: Entity | null,
  update: Exclude<LiveUpdate<Name, Entity, List>, { kind: 'gone' }>,
): Entity | null {
  if (update.kind === 'whole') return (update as Record<Name, Entity>)[name];
  const { after, fields, items, order: moved, revision } = update as LiveChange<Entity, List>;
  if (!before || before.revision !== after) return null;
  if (list === null) return { ...before, ...fields, revision };
  const known = before[list] as Part[];
  const parts = new Map([...known, ...(items as Part[])].map((part) => [part.uid, part]));
  const order = moved ?? known.map((part) => part.uid);
  const now = order.flatMap((part) => parts.get(part) ?? []);
  // An update that names a part without content was made for another version.
  return now.length === order.length ? { ...before, ...fields, [list]: now, revision } : null;
}
