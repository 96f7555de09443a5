const FIRST_MS = 100;
const LONGEST_MS = 30_000;

/** How long to leave something alone that has failed this many times in a row, in milliseconds. */
export function backoff(failures: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 20), LONGEST_MS);
}
