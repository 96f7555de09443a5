/** Neighbouring items that are drawn, laid out and skipped as one. */
export interface ItemGroup<Item> {
  /** The uid of the item it began with; it stays when that item goes. */
  id: string;
  /** The place of its first item in the script, from 0. */
  start: number;
  items: readonly Item[];
}

/** Items a group takes before the next one begins: about two screens, so that a few groups are in sight at most. */
const MOST_ITEMS = 20;

const isSame = <Item>(one: ItemGroup<Item>, other: ItemGroup<Item>) =>
  one.start === other.start &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => item === other.items[index]);

/**
 * A script in groups. An item stays in the group it was in, wherever others come and go, so that an editor that is
 * open in it stays; a group in which nothing changed is the same object as before.
 * @param before the groups of the script as it was
 */
export function itemGroups<Item extends { uid: string }>(
  items: readonly Item[],
  before: readonly ItemGroup<Item>[] = [],
): ItemGroup<Item>[] {
  const groupOf = new Map(before.flatMap(({ id, items }) => items.map(({ uid }) => [uid, id])));
  const groups: { id: string; start: number; items: Item[] }[] = [];
  const taken = new Set<string>();

  for (const [start, item] of items.entries()) {
    const current = groups.at(-1);
    const known = groupOf.get(item.uid);
    const stays = known !== undefined && (known === current?.id || !taken.has(known));
    const hasRoom = current !== undefined && (current.items.length < MOST_ITEMS || taken.has(item.uid));
    if (current && (stays ? known === current.id : hasRoom)) {
      current.items.push(item);
      continue;
    }
    const id = stays ? known : item.uid;
    taken.add(id);
    groups.push({ id, start, items: [item] });
  }

  const old = new Map(before.map((group) => [group.id, group]));
  return groups.map((group) => {
    const same = old.get(group.id);
    return same && isSame(same, group) ? same : group;
  });
}
