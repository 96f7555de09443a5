import type { RubricContent } from '@coaching/contracts';

/** What somebody is scored by: rows and columns, in whatever order and words. */
export interface Structure {
  rows: ReadonlySet<string>;
  columns: ReadonlySet<string>;
}

type Grid = Pick<RubricContent, 'categories' | 'columns'>;

/** The rows and columns of a rubric, by their uids. */
export const structureOf = ({ categories, columns }: Grid): Structure => ({
  rows: new Set(categories.flatMap(({ rows }) => rows.map(({ uid }) => uid))),
  columns: new Set(columns.map(({ uid }) => uid)),
});

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((uid) => other.has(uid));

/** Whether no row and no column comes or goes; their order and their categories are no structure. */
export function isSameStructure(one: Grid, other: Grid): boolean {
  const [before, after] = [structureOf(one), structureOf(other)];
  return isSameSet(before.rows, after.rows) && isSameSet(before.columns, after.columns);
}
