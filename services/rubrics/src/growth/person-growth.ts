import type { GrowthPoint, PinnedRubric, RubricGrowth } from '@coaching/contracts';
import type { InstanceRecord } from '../instances/instance-record';
import type { Reading } from './latest-reading';

/** What somebody was scored at one time. */
export type ScoredOnce = Pick<
  InstanceRecord,
  'uid' | 'version' | 'timestamp' | 'end_timestamp' | 'created_at' | 'items'
>;

/** When it was scored. */
export const scoredAt = ({ timestamp, end_timestamp, created_at }: ScoredOnce): Date =>
  timestamp ?? end_timestamp ?? created_at;

/** One person's rows over time, a point for each score; what was not observed is none. */
export function personGrowth(
  rubric: PinnedRubric,
  reading: Reading,
  scored: readonly ScoredOnce[],
): RubricGrowth {
  const points = new Map<string, GrowthPoint[]>();
  const inOrder = [...scored].sort((one, other) => scoredAt(one).getTime() - scoredAt(other).getTime());
  for (const instance of inOrder) {
    for (const { uid, column_uid } of instance.items) {
      const score = reading(instance.version, { row_uid: uid, column_uid });
      if (!score) continue;
      const point = {
        timestamp: scoredAt(instance).toISOString(),
        level: score.level,
        n: 1,
        rubric_instance_uid: instance.uid,
        version: instance.version,
      };
      points.set(score.row_uid, [...(points.get(score.row_uid) ?? []), point]);
    }
  }
  const rows = rubric.categories.flatMap((category) => category.rows);
  return {
    rubric,
    people: 1,
    too_few: false,
    rows: rows.map(({ uid }) => ({ row_uid: uid, points: points.get(uid) ?? [] })),
  };
}
