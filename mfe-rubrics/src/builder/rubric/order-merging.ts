interface Named {
  uid: string;
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
