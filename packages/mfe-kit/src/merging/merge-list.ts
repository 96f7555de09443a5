interface Listed {
  uid: string;
}

export interface ListRules<Item> {
  isSame(one: Item, other: Item): boolean;
  /** Both sides changed it differently; answers what stands in its place, first the item itself. */
  mergeBoth(mine: Item, theirs: Item, base: Item | undefined): Item[];
  /** Whether `one` stands above `other` when each side put one of them in the same place. */
  isBefore(one: Item, other: Item): boolean;
}

const byUid = <Item extends Listed>(items: readonly Item[]) => new Map(items.map((item) => [item.uid, item]));

/**
 * Merges two lists of things with uids, item by item: what only one side added, changed or deleted happens; a
 * change survives the other side's deletion. Their order is kept, and what only this side has stands after the
 * item it stands after here.
 */
export function mergeList<Item extends Listed>(
  versions: { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] },
  { isSame, mergeBoth, isBefore }: ListRules<Item>,
): Item[] {
  const base = byUid(versions.base);
  const mine = byUid(versions.mine);
  const theirs = byUid(versions.theirs);

  function mergeShared(own: Item, other: Item): Item[] {
    const before = base.get(own.uid);
    if (isSame(own, other)) return [own];
    if (before && isSame(before, own)) return [other];
    if (before && isSame(before, other)) return [own];
    return mergeBoth(own, other, before);
  }

  /** An item that only one side has: new there, or changed there and deleted on the other side. */
  function survives(item: Item): boolean {
    const before = base.get(item.uid);
    return !before || !isSame(before, item);
  }

  const merged = versions.theirs.flatMap((other) => {
    const own = mine.get(other.uid);
    if (own) return mergeShared(own, other);
    return survives(other) ? [other] : [];
  });

  let place = 0;
  for (const own of versions.mine) {
    if (theirs.has(own.uid)) {
      place = merged.findIndex(({ uid }) => uid === own.uid) + 1;
    } else if (survives(own)) {
      while (place < merged.length && !mine.has(merged[place]!.uid) && isBefore(merged[place]!, own)) {
        place += 1;
      }
      merged.splice(place, 0, own);
      place += 1;
    }
  }
  return merged;
}
