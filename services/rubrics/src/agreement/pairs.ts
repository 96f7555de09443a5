/** How several observers scored one row of the same script: an index of a level each, null where they gave none. */
export type Unit = readonly (number | null)[];

/** Two observers' scores of the same row. */
export type Pair = readonly [number, number];

const given = (unit: Unit): number[] => unit.filter((score) => score !== null);

/** Every two scores of a row, each two observers once. */
export const pairsOf = (unit: Unit): Pair[] =>
  given(unit).flatMap((one, index, scores) => scores.slice(index + 1).map((other): Pair => [one, other]));

/** A share of pairs, and how many pairs it is of; null where there are none. */
export interface Share {
  /** From 0 to 1. */
  value: number | null;
  /** Pairs. */
  n: number;
}

function shareOf(pairs: readonly Pair[], agrees: (pair: Pair) => boolean): Share {
  const n = pairs.length;
  return { value: n === 0 ? null : pairs.filter(agrees).length / n, n };
}

/** Pairs that chose the same level. */
export const exactAgreement = (pairs: readonly Pair[]): Share =>
  shareOf(pairs, ([one, other]) => one === other);

/** Pairs that chose the same level or the next one. */
export const adjacentAgreement = (pairs: readonly Pair[]): Share =>
  shareOf(pairs, ([one, other]) => Math.abs(one - other) <= 1);
