import { byKey, mergeList } from './merge-list';
import { confirmedWhole, type Part, takeChanged } from './part';

export interface ListRules<Item> {
  /** What tells items apart, such as their uid. */
  key(item: Item): string;
  /** How two versions of one item come together. */
  item: Part<Item>;
  /**
   * 'whole' with the entity, in the order in which they stand here; 'singly' each item by itself, their order the
   * server's, so that another order is no difference.
   */
  saved: 'whole' | 'singly';
  /** Whether `one` stands above `other` when each side put one of them in the same place; the server's do otherwise. */
  isBefore?(one: Item, other: Item): boolean;
  /**
   * Both sides changed an item: what stands in its place where one item cannot hold both. `merged` is what its fields
   * make, and stands there alone unless told otherwise. `base` of an item that both made is its origin.
   */
  apart?(versions: { base: Item; mine: Item; theirs: Item; merged: Item }): Item[];
  /** Changed here and deleted there: what stands in its place; the item itself unless told otherwise. */
  deletedThere?(mine: Item, base: Item): Item[];
}

/**
 * A list of things that can be told apart, merged item by item: what only one side added, changed or deleted
 * happens, and a change survives the other side's deletion.
 */
export function listOf<Item>(rules: ListRules<Item>): Part<Item[]> {
  const { key, item, saved, isBefore = () => true } = rules;
  const { apart = ({ merged }) => [merged], deletedThere = (mine) => [mine] } = rules;
  const keyed = (items: readonly Item[]) => byKey(items, key);

  function areSameInOrder(one: Item[], other: Item[]): boolean {
    const isSameAt = (each: Item, index: number) =>
      key(each) === key(other[index]!) && item.isSame(each, other[index]!);
    return one === other || (one.length === other.length && one.every(isSameAt));
  }

  function areSameInAnyOrder(one: Item[], other: Item[]): boolean {
    if (one === other) return true;
    const others = keyed(other);
    const isThere = (each: Item) => others.has(key(each)) && item.isSame(each, others.get(key(each))!);
    return one.length === others.size && one.every(isThere);
  }

  function merge(base: Item[], mine: Item[], theirs: Item[]): Item[] {
    const [before, there] = [keyed(base), keyed(theirs)];
    const merged = mergeList(
      { base, mine, theirs },
      {
        key,
        isSame: item.isSame,
        isBefore,
        isOrderTheirs: saved === 'singly',
        mergeBoth(own, other, old = item.origin(other)) {
          return apart({ base: old, mine: own, theirs: other, merged: item.merge(old, own, other) });
        },
      },
    );
    return merged.flatMap((each) => {
      const old = before.get(key(each));
      return old && !there.has(key(each)) ? deletedThere(each, old) : [each];
    });
  }

  /** Items as sent where the server shows them so or could only have them from us, as in base otherwise. */
  function ancestor(base: Item[], sent: Item[], theirs: Item[]): Item[] {
    const [before, ours, there] = [keyed(base), keyed(sent), keyed(theirs)];
    const keys = new Set([...sent, ...base].map(key));
    return [...keys].flatMap((each) => {
      const [old, own, current] = [before.get(each), ours.get(each), there.get(each)];
      if (own && current && (!old || item.isSame(own, current))) return [own];
      const isDeletedByUs = !own && !current;
      return old && !isDeletedByUs ? [old] : [];
    });
  }

  function confirmedSingly(base: Item[], sent: Item[], answer: Item[]): Item[] {
    const [before, ours] = [keyed(base), keyed(sent)];
    return answer.map((answered) => {
      const own = ours.get(key(answered));
      return own ? item.confirmed(before.get(key(answered)) ?? own, own, answered) : answered;
    });
  }

  const both = { ancestor, origin: () => [] };
  if (saved === 'singly') return { ...both, isSame: areSameInAnyOrder, merge, confirmed: confirmedSingly };
  return {
    ...both,
    isSame: areSameInOrder,
    merge: takeChanged(areSameInOrder, merge),
    confirmed: confirmedWhole(areSameInOrder),
  };
}
