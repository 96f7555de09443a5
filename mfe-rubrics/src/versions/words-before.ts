import type { PinnedRubric, RubricContent } from '@coaching/contracts';

/** What of a row was worded otherwise; null where it was not. */
export interface RowBefore {
  name: string | null;
  /** In the order of the columns as they stand now. */
  cols: (string | null)[];
}

/** What of a rubric was worded otherwise when it began to be used. */
export interface WordsBefore {
  /** Names of the whole, of columns and categories: as they were, and as they are. */
  names: { before: string; after: string }[];
  /** Rows by their uids; those that are worded as they were are left out. */
  rows: ReadonlyMap<string, RowBefore>;
}

const otherwise = (before: string | undefined, after: string): string | null =>
  before === undefined || before === after ? null : before;

const byUid = <Named extends { uid: string }>(each: readonly Named[]) =>
  new Map(each.map((one) => [one.uid, one]));

/** What of a rubric is worded otherwise by now; null where nothing is, whatever order it stands in. */
export function wordsBefore(before: PinnedRubric | null, now: RubricContent): WordsBefore | null {
  if (!before) return null;
  const columns = byUid(before.columns);
  const categories = byUid(before.categories);
  const rows = byUid(before.categories.flatMap((category) => category.rows));
  const named: [string | undefined, string][] = [
    [before.name, now.name],
    [before.row_name, now.row_name],
    ...now.columns.map(({ uid, name }): [string | undefined, string] => [columns.get(uid)?.name, name]),
    ...now.categories.map(({ uid, name }): [string | undefined, string] => [categories.get(uid)?.name, name]),
  ];
  const names = named.flatMap(([old, after]) => {
    const was = otherwise(old, after);
    return was === null ? [] : [{ before: was, after }];
  });
  const changed = now.categories
    .flatMap((category) => category.rows)
    .flatMap((row): [string, RowBefore][] => {
      const old = rows.get(row.uid);
      if (!old) return [];
      const name = otherwise(old.name, row.name);
      const cols = now.columns.map(({ uid }, index) => {
        const stood = before.columns.findIndex((column) => column.uid === uid);
        return otherwise(old.cols[stood], row.cols[index] ?? '');
      });
      return name === null && cols.every((words) => words === null) ? [] : [[row.uid, { name, cols }]];
    });
  return names.length === 0 && changed.length === 0 ? null : { names, rows: new Map(changed) };
}
