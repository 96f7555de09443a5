import type { Replaced, RubricStructure } from '../versions/version-record';

/** A version of a rubric with these rows, in one category, and these columns; `replaced` says what took whose place. */
export const aStructure = (
  version: number,
  rows: readonly string[],
  { columns = [], replaced = [] }: { columns?: readonly string[]; replaced?: Replaced } = {},
): RubricStructure => ({
  name: 'Practices',
  row_name: 'Practice',
  version,
  revision: version,
  columns: columns.map((uid) => ({ uid, name: uid })),
  categories: [
    {
      uid: 'talk',
      name: 'Talk',
      rows: rows.map((uid) => ({ uid, name: uid, cols: [], textbox_label: '', next_steps: [] })),
    },
  ],
  replaced,
  column_orders: [],
  version_since: new Date(0),
});
