import type { Course } from './demo-scores';

/** How far a single row strays from the course of its category, in levels: the same each time for the same row and visit. */
const STRAYING = [0, 0.5, -0.4, 0.3, -0.6, 0.1, -0.2] as const;

/** Growth is quick at first and slow at the end. */
const eased = (progress: number) => 1 - (1 - progress) ** 1.6;

/**
 * The level of a row at a visit, counted from 0.
 * @param place of the row in the rubric
 * @param progress how much of the year has gone, from 0 to 1
 * @param dip levels that all rows are lower by
 */
export function levelOf(
  [from, to]: Course,
  {
    place,
    visit,
    progress,
    count,
    dip,
  }: { place: number; visit: number; progress: number; count: number; dip: number },
): number {
  const straying = STRAYING[(place * 3 + visit * 2) % STRAYING.length]!;
  const level = Math.round(from + (to - from) * eased(progress) + straying - dip);
  return Math.min(Math.max(level, 0), count - 1);
}
