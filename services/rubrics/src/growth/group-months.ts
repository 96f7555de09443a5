import { GROUP_MONTHS } from '@coaching/contracts';

/**
 * The months that are shown of a group. The one that is running is not among them: while it grows, each new score would
 * tell of whom it is by how it moves the median.
 */
export function groupMonths(now: Date): { from: Date; before: Date } {
  const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return { from: month(GROUP_MONTHS), before: month(0) };
}
