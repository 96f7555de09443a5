import { type EditedCategory, type EditedRow, type EditedRubric, rowsOf } from '../rubric/edited-rubric';

/** Where one goes from row to row: a row, or a category that has none. */
export interface Stop {
  /** Uid of the row, or of the category. */
  uid: string;
  category: EditedCategory;
  /** Null where the category has none. */
  row: EditedRow | null;
}

type Parts = Pick<EditedRubric, 'categories' | 'rows'>;

/** All stops, in the order in which they stand. */
export const stopsOf = (rubric: Parts): Stop[] =>
  rubric.categories.flatMap((category): Stop[] => {
    const rows = rowsOf(rubric, category.uid);
    if (rows.length === 0) return [{ uid: category.uid, category, row: null }];
    return rows.map((row) => ({ uid: row.uid, category, row }));
  });

/** A stop that was gone to, and where it stood then. */
export interface Chosen {
  uid: string;
  at: number;
}

/**
 * The index of the stop that is shown: the chosen one wherever it stands by now; of a category its first row; of what is
 * gone whatever took its place. -1 where there are none.
 */
export function shownAt(stops: readonly Stop[], { uid, at }: Chosen): number {
  const same = stops.findIndex((stop) => stop.uid === uid);
  if (same >= 0) return same;
  const first = stops.findIndex(({ category }) => category.uid === uid);
  return first >= 0 ? first : Math.min(at, stops.length - 1);
}

const isSameRow = (one: EditedRow, other: EditedRow | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Uid of the first row that another version of a rubric has otherwise, or has alone; null where there is none such. */
export function changedRow(before: Parts, after: Parts): string | null {
  const rows = new Map(before.rows.map((row) => [row.uid, row]));
  return after.rows.find((row) => !isSameRow(row, rows.get(row.uid)))?.uid ?? null;
}
