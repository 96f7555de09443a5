/** Middle of the values; of an even count, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that a share of the values lies below. @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * One line of a report: what was measured, its ratio, and the two readings it comes from.
 * @param isMet whether it holds its bar, where it has one; a bench that misses one ends with 1
 */
export function printRatio(name: string, ratio: number, readings: string, isMet?: boolean): void {
  const bar = isMet === undefined ? '' : isMet ? ', bar met' : ', BAR NOT MET';
  console.log(`  ${name.padEnd(58)} ${ratio.toFixed(2).padStart(7)}   ${readings}${bar}`);
  if (isMet === false) process.exitCode = 1;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
