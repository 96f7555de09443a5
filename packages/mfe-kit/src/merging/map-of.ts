import { confirmedWhole, type Part, takeChanged } from './part';

type MapOf<Value> = Readonly<Record<string, Value>>;

/**
 * Values by key, such as the rows of a grid, merged key by key; their values can be maps again. As in lists, a change
 * survives the other side's deletion.
 * @param value how two versions of one value come together
 * @param absent what a key stands for that is not there, such as a row in which nothing was chosen: it says the same,
 *   and two sides that both fill in such a row grew from it
 */
export function mapOf<Value>(value: Part<Value>, absent: Value): Part<Record<string, Value>> {
  const has = (map: MapOf<Value>, key: string) => Object.hasOwn(map, key);
  const at = (map: MapOf<Value>, key: string) => (has(map, key) ? map[key]! : absent);

  function isSame(one: MapOf<Value>, other: MapOf<Value>): boolean {
    if (one === other) return true;
    const isSameAt = (key: string) => value.isSame(at(one, key), at(other, key));
    return (
      Object.keys(one).every(isSameAt) && Object.keys(other).every((key) => has(one, key) || isSameAt(key))
    );
  }

  /** Each key of the two with what is made of it; a key that one of them lacks is there when it says something. */
  function made(
    one: MapOf<Value>,
    other: MapOf<Value>,
    madeOf: (key: string) => Value,
  ): Record<string, Value> {
    const entries = Object.keys({ ...one, ...other }).map((key) => [key, madeOf(key)] as const);
    const isThere = (key: string, each: Value) =>
      (has(one, key) && has(other, key)) || !value.isSame(each, absent);
    return Object.fromEntries(entries.filter(([key, each]) => isThere(key, each)));
  }

  /** What a key holds that is in `base` and was deleted on one side: nothing, unless the other side changed it. */
  const afterDeletion = (before: Value, other: Value) => (value.isSame(before, other) ? absent : other);

  function mergeKey(key: string, base: MapOf<Value>, mine: MapOf<Value>, theirs: MapOf<Value>): Value {
    if (has(base, key) && !has(mine, key)) return afterDeletion(at(base, key), at(theirs, key));
    if (has(base, key) && !has(theirs, key)) return afterDeletion(at(base, key), at(mine, key));
    return value.merge(at(base, key), at(mine, key), at(theirs, key));
  }

  return {
    isSame,
    merge: takeChanged(isSame, (base, mine, theirs) =>
      made(theirs, mine, (key) => mergeKey(key, base, mine, theirs)),
    ),
    ancestor: (base, sent, theirs) =>
      made(base, sent, (key) => value.ancestor(at(base, key), at(sent, key), at(theirs, key))),
    confirmed: confirmedWhole(isSame),
    origin: () => ({}),
  };
}
