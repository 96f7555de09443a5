import { chance } from '@coaching/contracts';

/** Choices that look like chance and are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to below this one. */
  below(end: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
}

export function chanceFrom(seed: number): Chance {
  const next = chance(seed);
  const below = (end: number) => Math.floor(next() * end);
  return { below, oneOf: (values) => values[below(values.length)]! };
}
