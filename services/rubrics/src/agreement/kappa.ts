import type { Pair } from './pairs';

/** What two scores that differ by so many levels cost. */
type Disagreement = (distance: number) => number;

const nominal: Disagreement = (distance) => (distance === 0 ? 0 : 1);
const quadratic: Disagreement = (distance) => distance ** 2;

/**
 * Agreement of two observers beyond chance: 1 less the disagreement there is, over that which their totals alone would
 * bring (Cohen 1960; weighted: Cohen 1968).
 * @param pairs what the first and the second observer chose, row by row
 * @returns null where there are no pairs, or both chose one and the same level throughout: then it is not defined
 */
function kappaBy(disagreement: Disagreement, pairs: readonly Pair[]): number | null {
  const n = pairs.length;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const observed = sum(pairs.map(([one, other]) => disagreement(Math.abs(one - other)))) / n;
  const [first, second] = [0, 1].map((who) => countsOf(pairs.map((pair) => pair[who]!)));
  const expected = sum(
    [...first!].flatMap(([one, times]) =>
      [...second!].map(([other, often]) => times * often * disagreement(Math.abs(one - other))),
    ),
  );
  return expected === 0 ? null : 1 - observed / (expected / n ** 2);
}

function countsOf(scores: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return counts;
}

/** Cohen's kappa: every disagreement counts alike. Null where it is not defined. */
export const unweightedKappa = (pairs: readonly Pair[]): number | null => kappaBy(nominal, pairs);

/** Kappa with quadratic weights: levels far apart count by the square of their distance. Null where it is not defined. */
export const quadraticWeightedKappa = (pairs: readonly Pair[]): number | null => kappaBy(quadratic, pairs);
