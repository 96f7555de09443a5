/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export interface Chance {
  /** A whole number from 0 to below this one. */
  below(end: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, oneOf: (values) => values[below(values.length)]! };
}
