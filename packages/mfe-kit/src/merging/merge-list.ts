export interface ListMerge<Item> {
  /** What tells items apart. */
  key(item: Item): string;
  isSame(one: Item, other: Item): boolean;
  /** Both sides changed it differently; answers what stands in its place, first the item itself. */
  mergeBoth(mine: Item, theirs: Item, base: Item | undefined): Item[];
  /** Whether `one` stands above `other` when each side put one of them in the same place. */
  isBefore(one: Item, other: Item): boolean;
  /** Their order is theirs alone, however they stand here. */
  isOrderTheirs?: boolean;
}

/**
 * Merges two lists item by item: what only one side added, changed or deleted happens; a change survives the other
 * side's deletion. Where this side alone has put them into another order it is kept, and theirs otherwise; what only the
 * other side has then stands after the item it stands after there.
 */
export function mergeList<Item>(
  versions: { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] },
  { key, isSame, mergeBoth, isBefore, isOrderTheirs = false }: ListMerge<Item>,
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

  /** How the items stand that all three have, as one text. */
  const orderIn = (items: readonly Item[]) =>
    JSON.stringify(items.map(key).filter((each) => base.has(each) && mine.has(each) && theirs.has(each)));
  const stood = orderIn(versions.base);
  const isOrderMine =
    !isOrderTheirs && orderIn(versions.theirs) === stood && orderIn(versions.mine) !== stood;
  const [leading, following] = isOrderMine
    ? [versions.mine, versions.theirs]
    : [versions.theirs, versions.mine];
  const [leads, follows] = isOrderMine ? [mine, theirs] : [theirs, mine];

  const merged = leading.flatMap((item) => {
    const [own, other] = [mine.get(key(item)), theirs.get(key(item))];
    if (own && other) return mergeShared(own, other);
    return survives(item) ? [item] : [];
  });
  /** Whether what is there stands above what is put in the same place. */
  const staysAbove = (there: Item, item: Item) =>
    isOrderMine ? !isBefore(item, there) : isBefore(there, item);

  let place = 0;
  for (const item of following) {
    if (leads.has(key(item))) {
      place = merged.findIndex((each) => key(each) === key(item)) + 1;
    } else if (survives(item)) {
      while (place < merged.length && !follows.has(key(merged[place]!)) && staysAbove(merged[place]!, item)) {
        place += 1;
      }
      merged.splice(place, 0, item);
      place += 1;
    }
  }
  return merged;
}

/** Items by what tells them apart. */
export const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [key(item), item]));
