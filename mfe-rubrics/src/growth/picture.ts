import type { GrowthPoint, RubricGrowth } from '@coaching/contracts';
import { categoryName, rowName } from '../part-names/part-names';
import { type GrowthTime, timeKeyOf, timesOf } from './words/times';

/** A row of the rubric with its scores. */
export interface PictureRow {
  uid: string;
  name: string;
  /** Oldest first. */
  points: readonly GrowthPoint[];
  /** The same, by the times they belong to. */
  byTime: ReadonlyMap<string, GrowthPoint>;
}

/** What every way to draw growth is drawn from: the rubric's rows in their categories, over common times. */
export interface GrowthPicture {
  /** The rubric's levels. */
  columns: readonly { uid: string; name: string }[];
  times: readonly GrowthTime[];
  categories: readonly { uid: string; name: string; rows: readonly PictureRow[] }[];
}

/** Sets what the server says of rows beside the rubric they are rows of. */
export function pictureOf({ rubric, rows }: RubricGrowth): GrowthPicture {
  const points = new Map(rows.map((row) => [row.row_uid, row.points]));
  const rowOf = (row: { uid: string; name: string }): PictureRow => {
    const scored = points.get(row.uid) ?? [];
    const byTime = new Map(scored.map((point) => [timeKeyOf(point), point]));
    return { uid: row.uid, name: rowName(row), points: scored, byTime };
  };
  return {
    columns: rubric.columns,
    times: timesOf(rows),
    categories: rubric.categories.map((category) => ({
      uid: category.uid,
      name: categoryName(category),
      rows: category.rows.map(rowOf),
    })),
  };
}
