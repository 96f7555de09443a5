import type { Interval } from './bootstrap';

/** Natural logarithms of the factorials up to a number's. */
function logFactorials(n: number): number[] {
  const logs = [0];
  for (let number = 1; number <= n; number += 1) logs.push(logs[number - 1]! + Math.log(number));
  return logs;
}

/**
 * The 95 % interval of a share by the bootstrap, without drawing: how many of `n` draws with replacement agree is
 * distributed binomially, so that the percentiles which samples come near to can be computed.
 * @param value from 0 to 1; null where there is nothing to draw from
 */
export function shareInterval(value: number | null, n: number): Interval | null {
  if (value === null) return null;
  if (value === 0 || value === 1) return { low: value, high: value };
  const logs = logFactorials(n);
  const chanceOf = (hits: number) =>
    Math.exp(
      logs[n]! - logs[hits]! - logs[n - hits]! + hits * Math.log(value) + (n - hits) * Math.log(1 - value),
    );
  const percentile = (share: number) => {
    let below = 0;
    for (let hits = 0; hits < n; hits += 1) {
      below += chanceOf(hits);
      if (below >= share) return hits / n;
    }
    return 1;
  };
  return { low: percentile(0.025), high: percentile(0.975) };
}
