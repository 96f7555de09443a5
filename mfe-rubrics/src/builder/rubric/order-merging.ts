interface Named {
  uid: string;
}

interface InCategory extends Named {
  category_uid: string;
}

/**
 * Rows that stand in the same order wherever their categories stand: only what is within a category is an order of rows,
 * and a category that moves changes none.
 */
export const apartFromCategories = <Row extends InCategory>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) =>
    one.category_uid < other.category_uid ? -1 : Number(one.category_uid > other.category_uid),
  );

/** Rows in the order in which their categories stand. */
export function asCategoriesStand<Row extends InCategory>(
  categories: readonly Named[],
  rows: readonly Row[],
): Row[] {
  const places = new Map(categories.map(({ uid }, index) => [uid, index]));
  const placeOf = ({ category_uid }: InCategory) => places.get(category_uid) ?? categories.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const orderOf = (list: readonly Named[], among: ReadonlySet<string>): string =>
  list
    .map(({ uid }) => uid)
    .filter((uid) => among.has(uid))
    .join();

/**
 * A merged list in the order of this side, where the other side left the order as it was; what this side does not have
 * keeps its place.
 */
export function inMyOrder<Thing extends Named>(
  base: readonly Thing[],
  mine: readonly Thing[],
  theirs: readonly Thing[],
  merged: Thing[],
): Thing[] {
  const before = new Set(base.map(({ uid }) => uid));
  const shared = new Set(theirs.map(({ uid }) => uid).filter((uid) => before.has(uid)));
  if (orderOf(base, shared) !== orderOf(theirs, shared)) return merged;
  const byUid = new Map(merged.map((thing) => [thing.uid, thing]));
  const wanted = mine.flatMap(({ uid }) => byUid.get(uid) ?? []);
  const isWanted = new Set(wanted);
  let next = 0;
  const after = merged.map((thing) => (isWanted.has(thing) ? wanted[next++]! : thing));
  return after.every((thing, index) => thing === merged[index]) ? merged : after;
}

/** `inMyOrder` for the rows of each category by themselves: a row that comes into another one changes no order. */
export function rowsInMyOrder<Row extends InCategory>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  merged: Row[],
): Row[] {
  const ordered = new Map<string, Row[]>();
  for (const { category_uid } of merged) {
    if (ordered.has(category_uid)) continue;
    const its = (rows: readonly Row[]) => rows.filter((row) => row.category_uid === category_uid);
    ordered.set(category_uid, [...inMyOrder(its(base), its(mine), its(theirs), its(merged))]);
  }
  return merged.map(({ category_uid }) => ordered.get(category_uid)!.shift()!);
}

/**
 * What both sides grew from after a save without an answer, in the order it had before that save where the other side
 * does not show the order that was sent: then it is not known to have arrived.
 */
export function inOrderBefore<Thing extends Named>(
  base: readonly Thing[],
  sent: readonly Thing[],
  theirs: readonly Thing[],
  ancestor: Thing[],
): Thing[] {
  const there = new Set(theirs.map(({ uid }) => uid));
  const shared = new Set(sent.map(({ uid }) => uid).filter((uid) => there.has(uid)));
  if (orderOf(sent, shared) === orderOf(theirs, shared)) return ancestor;
  const place = new Map(base.map(({ uid }, index) => [uid, index]));
  const placeOf = ({ uid }: Named) => place.get(uid) ?? base.length;
  return ancestor.toSorted((one, other) => placeOf(one) - placeOf(other));
}
