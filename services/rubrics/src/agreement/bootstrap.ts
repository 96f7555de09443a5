import { chance } from '@coaching/contracts';

const RESAMPLES = 2000;
/** So that whoever looks again sees the same interval. */
const SEED = 20260401;

export interface Interval {
  low: number;
  high: number;
}

/**
 * The 95 % interval of a statistic by the percentile bootstrap: it is taken again of samples as large, drawn from the
 * observations with replacement (Efron and Tibshirani 1993). The same observations give the same interval.
 * @param statistic null for a sample for which it is not defined; such samples do not count
 * @returns null where it is defined for fewer than half of the samples
 */
export function bootstrapInterval<Observation>(
  observations: readonly Observation[],
  statistic: (sample: readonly Observation[]) => number | null,
): Interval | null {
  const random = chance(SEED);
  const draw = () => observations[Math.floor(random() * observations.length)]!;
  const values: number[] = [];
  for (let times = 0; times < RESAMPLES && observations.length > 0; times += 1) {
    const value = statistic(observations.map(draw));
    if (value !== null) values.push(value);
  }
  if (values.length < RESAMPLES / 2) return null;
  values.sort((one, other) => one - other);
  const at = (share: number) => values[Math.round(share * (values.length - 1))]!;
  return { low: at(0.025), high: at(0.975) };
}
