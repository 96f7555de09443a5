import { isSafeBeside } from '@coaching/access';
import { type GrowthPoint, type PinnedRubric, type RubricGrowth, SMALLEST_GROUP } from '@coaching/contracts';
import type { Reading } from './latest-reading';

/** How many people were scored so in a row in a month, each by the last that was said of them in it. */
export interface MonthCount {
  /** Its first moment. */
  month: Date;
  version: number;
  row_uid: string;
  column_uid: string;
  people: number;
}

/** How many people by level. */
type Histogram = Map<number, number>;

const totalOf = (histogram: Histogram) => [...histogram.values()].reduce((sum, people) => sum + people, 0);

/** The level in the middle, or half way between the two that are. */
function medianOf(histogram: Histogram): number {
  const total = totalOf(histogram);
  const inOrder = [...histogram].sort(([one], [other]) => one - other);
  const at = (place: number) => {
    let before = 0;
    for (const [level, people] of inOrder) {
      before += people;
      if (place < before) return level;
    }
    throw new RangeError(`There is no place ${place} among ${total}.`);
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

/** How many people had which level, by row and by month. */
function histogramsOf(counts: readonly MonthCount[], reading: Reading): Map<string, Map<number, Histogram>> {
  const rows = new Map<string, Map<number, Histogram>>();
  for (const { month, version, row_uid, column_uid, people } of counts) {
    const score = reading(version, { row_uid, column_uid });
    if (!score) continue;
    const months = rows.get(score.row_uid) ?? new Map<number, Histogram>();
    const histogram = months.get(month.getTime()) ?? new Map<number, number>();
    histogram.set(score.level, (histogram.get(score.level) ?? 0) + people);
    rows.set(score.row_uid, months.set(month.getTime(), histogram));
  }
  return rows;
}

type Months = ReadonlyMap<number, Histogram>;

/** Whether so many people of a month may be shown, beside the larger group where there is one. */
const isShown = (people: number, larger: number | null): boolean =>
  people >= SMALLEST_GROUP && (larger === null || isSafeBeside(people, larger, SMALLEST_GROUP));

const pointsOf = (months: Months, larger: Months | null, version: number): GrowthPoint[] =>
  [...months]
    .filter(([month, histogram]) =>
      isShown(totalOf(histogram), larger && totalOf(larger.get(month) ?? new Map())),
    )
    .sort(([one], [other]) => one - other)
    .map(([month, histogram]) => ({
      timestamp: new Date(month).toISOString(),
      level: medianOf(histogram),
      n: totalOf(histogram),
      rubric_instance_uid: null,
      version,
    }));

/** What is known of a group. */
export interface Counted {
  counts: readonly MonthCount[];
  /** How many were scored in all these months. */
  people: number;
}

/** A larger group that a group is a part of. */
export interface Larger extends Counted {
  /** How many of it are in none of its parts that are shown. */
  inNoGroup: number;
}

/** Whether a group may be shown at all: also what is left of the larger one without all its parts may be nobody. */
const isGroup = ({ people }: Counted, larger: Larger | null): boolean =>
  isShown(people, larger?.people ?? null) &&
  (larger === null || isSafeBeside(0, larger.inNoGroup, SMALLEST_GROUP));

/**
 * The rows of a group over time, as the median of its people month by month. A row's month in which fewer people were
 * scored than may be shown is left out, and of a group of so few there is nothing at all.
 * @param larger the group that it is a part of, which the caller sees too; null where there is none
 */
export function groupGrowth(
  rubric: PinnedRubric,
  reading: Reading,
  counted: Counted,
  larger: Larger | null = null,
): RubricGrowth {
  if (!isGroup(counted, larger)) return { rubric, people: 0, too_few: true, rows: [] };
  const { counts, people } = counted;
  const histograms = histogramsOf(counts, reading);
  const ofLarger = larger && histogramsOf(larger.counts, reading);
  const rows = rubric.categories.flatMap((category) => category.rows);
  return {
    rubric,
    people,
    too_few: false,
    rows: rows.map(({ uid }) => ({
      row_uid: uid,
      points: pointsOf(
        histograms.get(uid) ?? new Map(),
        ofLarger && (ofLarger.get(uid) ?? new Map()),
        rubric.version,
      ),
    })),
  };
}
