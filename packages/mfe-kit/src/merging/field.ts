import { ancestorOfWhole, confirmedWhole, type Part, takeChanged } from './part';

interface FieldRules<Value> {
  /** Whether two values that are not the same object say the same; unless told otherwise they never do. */
  isSame?(one: Value, other: Value): boolean;
  /** What becomes of two values when both sides changed it differently; this device's stays unless told otherwise. */
  both?(mine: Value, theirs: Value, base: Value): Value;
}

/** A field that is compared, taken and sent whole. */
export function field<Value>(rules: FieldRules<Value> = {}): Part<Value> {
  const isSame = (one: Value, other: Value) => one === other || (rules.isSame?.(one, other) ?? false);
  return {
    isSame,
    merge: takeChanged(isSame, (base, mine, theirs) => (rules.both ? rules.both(mine, theirs, base) : mine)),
    ancestor: ancestorOfWhole(isSame),
    confirmed: confirmedWhole(isSame),
    origin: (theirs) => theirs,
  };
}
