/**
 * How versions of one part of an entity come together: of a field, a list, a map, or of the entity itself. Parts are
 * put together as a table by `fieldsOf`, `listOf` and `mapOf`. All functions are pure.
 */
export interface Part<Value> {
  /** They say the same. */
  isSame(one: Value, other: Value): boolean;
  /** One out of two that both grew from `base`; what only one side changed is that side's. */
  merge(base: Value, mine: Value, theirs: Value): Value;
  /** What both sides are known to grow from, after a save of `sent` whose answer was lost; see Versions. */
  ancestor(base: Value, sent: Value, theirs: Value): Value;
  /** What the server has after it answered a save of `sent` with `answer`; see Versions. */
  confirmed(base: Value, sent: Value, answer: Value): Value;
  /** What two that were made apart are taken to have grown from, as far as one of them tells. */
  origin(theirs: Value): Value;
}

type IsSame<Value> = (one: Value, other: Value) => boolean;

/** Takes the side that changed it; where both did, and differently, `both` decides. */
export const takeChanged =
  <Value>(isSame: IsSame<Value>, both: Part<Value>['merge']): Part<Value>['merge'] =>
  (base, mine, theirs) => {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    return isSame(base, mine) ? theirs : both(base, mine, theirs);
  };

/** What the server shows as it was sent is shared. */
export const ancestorOfWhole =
  <Value>(isSame: IsSame<Value>): Part<Value>['ancestor'] =>
  (base, sent, theirs) =>
    isSame(sent, theirs) ? sent : base;

/** Own words where some were sent, so that what the server only tidied stays as written; the answer everywhere else. */
export const confirmedWhole =
  <Value>(isSame: IsSame<Value>): Part<Value>['confirmed'] =>
  (base, sent, answer) =>
    !isSame(base, sent) || isSame(sent, answer) ? sent : answer;
