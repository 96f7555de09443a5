interface Listed {
  uid: string;
}

/** How a list of things with uids became another one. */
interface ListPatch {
  /** What is new or changed, whole. */
  things: readonly Listed[];
  /** `uids` stand from `start` on in place of `count` others; the rest kept its order. Null when all did. */
  order: { start: number; count: number; uids: readonly string[] } | null;
}

/** How one version of an entity became another one: as small as what changed. */
export interface Patch {
  /** Fields that differ, whole. */
  fields: Readonly<Record<string, unknown>>;
  /** Names of fields that are gone. */
  gone: readonly string[];
  /** Fields that are lists of things with uids, thing by thing. */
  lists: Readonly<Record<string, ListPatch>>;
}

type Fields = Record<string, unknown>;

const byUid = (list: readonly Listed[]) => new Map(list.map((thing) => [thing.uid, thing]));

function isList(value: unknown): value is readonly Listed[] {
  return (
    Array.isArray(value) &&
    value.every((thing) => typeof thing?.uid === 'string') &&
    byUid(value).size === value.length
  );
}

function orderPatch(from: readonly Listed[], to: readonly Listed[]): ListPatch['order'] {
  let start = 0;
  while (start < from.length && start < to.length && from[start]!.uid === to[start]!.uid) start += 1;
  if (start === from.length && start === to.length) return null;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from.at(-1 - end)!.uid === to.at(-1 - end)!.uid) end += 1;
  return {
    start,
    count: from.length - end - start,
    uids: to.slice(start, to.length - end).map(({ uid }) => uid),
  };
}

/** The same value, or one with the same in it, as when it came from the server once more. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Fields, other as Fields];
  const names = Object.keys(right);
  return (
    names.length === Object.keys(left).length &&
    names.every((name) => name in left && isSame(left[name], right[name]))
  );
}

function listPatch(from: readonly Listed[], to: readonly Listed[]): ListPatch {
  const before = byUid(from);
  return {
    things: to.filter((thing) => !isSame(before.get(thing.uid), thing)),
    order: orderPatch(from, to),
  };
}

function patchedList(from: readonly Listed[], { things, order }: ListPatch): Listed[] {
  const now = new Map([...byUid(from), ...byUid(things)]);
  const before = from.map(({ uid }) => uid);
  const uids = order ? before.toSpliced(order.start, order.count, ...order.uids) : before;
  return uids.flatMap((uid) => now.get(uid) ?? []);
}

/** How `from` became `to`; what is the same object in both is not looked into. */
export function patchOf<Entity>(from: Entity, to: Entity): Patch {
  const [before, after] = [from as Fields, to as Fields];
  const names = Object.keys(after).filter(
    (name) => !(name in before) || !Object.is(before[name], after[name]),
  );
  const fields: Fields = {};
  const lists: Record<string, ListPatch> = {};
  for (const name of names) {
    const [old, own] = [before[name], after[name]];
    if (isList(old) && isList(own)) lists[name] = listPatch(old, own);
    else if (!(name in before) || !isSame(old, own)) fields[name] = own;
  }
  return { fields, gone: Object.keys(before).filter((name) => !(name in after)), lists };
}

/** What `from` became. */
export function patched<Entity>(from: Entity, { fields, gone, lists }: Patch): Entity {
  const before = from as Fields;
  const after: Fields = { ...before, ...fields };
  for (const name of gone) delete after[name];
  for (const [name, patch] of Object.entries(lists)) {
    after[name] = patchedList(before[name] as readonly Listed[], patch);
  }
  return after as Entity;
}

/** How many changes it holds. */
export function sizeOf({ lists }: Patch): number {
  return Object.values(lists).reduce(
    (sum, { things, order }) => sum + things.length + (order?.uids.length ?? 0),
    0,
  );
}
