import type { Unit } from './pairs';

const given = (unit: Unit) => unit.filter((score) => score !== null);

/** How often each two levels meet in a unit, as levels by levels in one row of numbers. */
type Coincidences = Float64Array;

function coincidencesIn(unit: Unit, levels: number): Coincidences {
  const matrix = new Float64Array(levels * levels);
  const scores = given(unit);
  for (const [index, one] of scores.entries())
    for (const [place, other] of scores.entries())
      if (index !== place) matrix[one * levels + other]! += 1 / (scores.length - 1);
  return matrix;
}

/** The square of the distance of two levels on an ordinal scale: by how many scores lie from one to the other. */
function ordinalDistance(totals: readonly number[], low: number, high: number): number {
  let between = 0;
  for (let level = low; level <= high; level += 1) between += totals[level]!;
  return (between - (totals[low]! + totals[high]!) / 2) ** 2;
}

function alphaOf(units: readonly Coincidences[], levels: number): number | null {
  const matrix = new Float64Array(levels * levels);
  for (const unit of units) for (let at = 0; at < matrix.length; at += 1) matrix[at]! += unit[at]!;
  const totals = Array.from({ length: levels }, (_, level) =>
    matrix.subarray(level * levels, (level + 1) * levels).reduce((sum, each) => sum + each, 0),
  );
  const n = totals.reduce((sum, each) => sum + each, 0);
  let observed = 0;
  let expected = 0;
  for (let one = 0; one < levels; one += 1)
    for (let other = one + 1; other < levels; other += 1) {
      const distance = ordinalDistance(totals, one, other);
      observed += matrix[one * levels + other]! * distance;
      expected += totals[one]! * totals[other]! * distance;
    }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected;
}

/** Units made ready once, so that alpha can be taken of thousands of samples of them. */
export function alphaOfSamples(units: readonly Unit[]): {
  units: readonly Coincidences[];
  alpha(sample: readonly Coincidences[]): number | null;
} {
  const levels = 1 + Math.max(-1, ...units.flatMap(given));
  return {
    units: units.map((unit) => coincidencesIn(unit, levels)),
    alpha: (sample) => alphaOf(sample, levels),
  };
}

/**
 * Krippendorff's alpha for ordinal scores of any number of observers, some of which may be missing (Krippendorff 2011,
 * Computing Krippendorff's Alpha-Reliability). Rows that fewer than two observers scored do not count.
 * @returns null where it is not defined: nothing can be compared, or all chose one and the same level
 */
export function krippendorffAlpha(units: readonly Unit[]): number | null {
  const ready = alphaOfSamples(units);
  return ready.alpha(ready.units);
}
