import { formatDay, type GrowthPoint } from '@coaching/contracts';

/** A time at which rows were scored: a column of the heat map and of the table. */
export interface GrowthTime {
  key: string;
  /** Milliseconds. */
  at: number;
  /** A day, or of a group a month. */
  label: string;
  /** Where it was scored; null for a group. */
  href: string | null;
}

/** What a point and the time it belongs to have in common. */
export const timeKeyOf = ({ rubric_instance_uid, timestamp }: GrowthPoint): string =>
  rubric_instance_uid ?? timestamp;

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** When a point was scored, in words: of a group its month, which is one of UTC. */
export const timeLabelOf = ({ rubric_instance_uid, timestamp }: GrowthPoint): string =>
  rubric_instance_uid === null ? month.format(new Date(timestamp)) : formatDay(new Date(timestamp));

/** All times at which a row was scored, oldest first. */
export function timesOf(rows: readonly { points: readonly GrowthPoint[] }[]): GrowthTime[] {
  const times = new Map<string, GrowthTime>();
  for (const point of rows.flatMap(({ points }) => points)) {
    const key = timeKeyOf(point);
    const uid = point.rubric_instance_uid;
    const href = uid === null ? null : `/rubric/use/${uid}`;
    times.set(key, { key, at: Date.parse(point.timestamp), label: timeLabelOf(point), href });
  }
  return [...times.values()].sort((one, other) => one.at - other.at || one.key.localeCompare(other.key));
}
