import type { GrowthPoint, RubricGrowth } from '@coaching/contracts';
import { aPinnedRubric } from '../../instance/testing/builders';

/** A row's score at a visit, the first of which was in January. */
export const aPoint = (visit: number, level: number): GrowthPoint => ({
  timestamp: new Date(Date.UTC(2026, visit, 2, 12)).toISOString(),
  level,
  n: 1,
  rubric_instance_uid: `visit-${visit}`,
  version: 1,
});

/** One person's growth by the rubric of three rows. @param points of row after row */
export function aGrowth(
  points: readonly GrowthPoint[][] = [],
  more: Partial<RubricGrowth> = {},
): RubricGrowth {
  const rubric = aPinnedRubric();
  const rows = rubric.categories
    .flatMap((category) => category.rows)
    .map(({ uid }, index) => ({ row_uid: uid, points: points[index] ?? [] }));
  return { rubric, people: 1, too_few: false, rows, ...more };
}
