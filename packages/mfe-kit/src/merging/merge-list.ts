export interface ListMerge<Item> {
  /** What tells items apart. */
  key(item: Item): string;
  isSame(one: Item, other: Item): boolean;
  /** Both sides changed it differently; answers what stands in its place, first the item itself. */
  mergeBoth(mine: Item, theirs: Item, base: Item | undefined): Item[];
  /** Whether `one` stands above `other` when each side put one of them in the same place. */
  isBefore(one: Item, other: Item): boolean;
}

/**
 * Merges two lists item by item: what only one side added, changed or deleted happens; a change survives the other
 * side's deletion. Their order is kept, and what only this side has stands after the item it stands after here.
 */
export function mergeList<Item>(
  versions: { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] },
  { key, isSame, mergeBoth, isBefore }: ListMerge<Item>,
): Item[] {
  const base = byKey(versions.base, key);
  const mine = byKey(versions.mine, key);
  const theirs = byKey(versions.theirs, key);

  function mergeShared(own: Item, other: Item): Item[] {
    const before = base.get(key(own));
    if (isSame(own, other)) return [own];
    if (before && isSame(before, own)) return [other];
    if (before && isSame(before, other)) return [own];
    return mergeBoth(own, other, before);
  }

  /** An item that only one side has: new there, or changed there and deleted on the other side. */
  function survives(item: Item): boolean {
    const before = base.get(key(item));
    return !before || !isSame(before, item);
  }

  const merged = versions.theirs.flatMap((other) => {
    const own = mine.get(key(other));
    if (own) return mergeShared(own, other);
    return survives(other) ? [other] : [];
  });

  let place = 0;
  for (const own of versions.mine) {
    if (theirs.has(key(own))) {
      place = merged.findIndex((item) => key(item) === key(own)) + 1;
    } else if (survives(own)) {
      while (place < merged.length && !mine.has(key(merged[place]!)) && isBefore(merged[place]!, own)) {
        place += 1;
      }
      merged.splice(place, 0, own);
      place += 1;
    }
  }
  return merged;
}

/** Items by what tells them apart. */
export const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [key(item), item]));
