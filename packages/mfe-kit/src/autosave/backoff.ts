const FIRST_MS = 1000;
const LONGEST_MS = 15_000;
const SPREAD = 0.2;

/**
 * How long to wait before trying again: twice as long each time up to 15 s, spread by a fifth so that a whole
 * school does not come back in the same second.
 * @param failures tries that failed in a row, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(failures: number, random: number): number {
  const steady = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.round(steady * (1 - SPREAD / 2 + SPREAD * random));
}
