import type { EditedRow, EditedRubric } from './edited-rubric';

type Uids = ReadonlySet<string>;

interface Named {
  uid: string;
}

/** What tells these things apart. */
export const uidsOf = (things: readonly Named[]): Set<string> => new Set(things.map(({ uid }) => uid));

interface Completing<Thing> {
  /** Whether one can stand below another. */
  isBeside?: (one: Thing, other: Thing) => boolean;
  /** What a thing is that comes back. */
  asItComes?: (thing: Thing) => Thing;
}

/** A list with those of these things that it lacks, each below the nearest that it stood below in `source`. */
function completed<Thing extends Named>(
  list: Thing[],
  source: readonly Thing[],
  uids: Uids,
  { isBeside = () => true, asItComes = (thing) => thing }: Completing<Thing> = {},
): Thing[] {
  const after = [...list];
  const there = uidsOf(list);
  for (const [at, thing] of source.entries()) {
    if (!uids.has(thing.uid) || there.has(thing.uid)) continue;
    const places = source
      .slice(0, at)
      .map((above) => after.findIndex((each) => each.uid === above.uid && isBeside(each, thing)));
    after.splice((places.findLast((place) => place >= 0) ?? -1) + 1, 0, asItComes(thing));
  }
  return after.length === list.length ? list : after;
}

const cellsOf = <Cell>(
  cells: Readonly<Record<string, Cell>>,
  isOf: (column_uid: string) => boolean,
): Record<string, Cell> => Object.fromEntries(Object.entries(cells).filter(([uid]) => isOf(uid)));

/** A row with what it says in some columns alone. */
const rowWithin = (row: EditedRow, isOf: (column_uid: string) => boolean): EditedRow => ({
  ...row,
  texts: cellsOf(row.texts, isOf),
  next_steps: cellsOf(row.next_steps, isOf),
});

/** A rubric without these columns, and without what its rows say in them. */
export function withoutColumns(rubric: EditedRubric, gone: Uids): EditedRubric {
  if (gone.size === 0) return rubric;
  return {
    ...rubric,
    columns: rubric.columns.filter(({ uid }) => !gone.has(uid)),
    rows: rubric.rows.map((row) => rowWithin(row, (uid) => !gone.has(uid))),
  };
}

/** A rubric with those of these columns that it lacks as they are in `source`, texts and action steps of all rows included. */
export function withColumns(rubric: EditedRubric, source: EditedRubric, uids: Uids): EditedRubric {
  const columns = completed(rubric.columns, source.columns, uids);
  if (columns === rubric.columns) return rubric;
  const there = uidsOf(rubric.columns);
  const before = new Map(source.rows.map((row) => [row.uid, row]));
  const rows = rubric.rows.map((row) => {
    const old = before.get(row.uid);
    if (!old) return row;
    const { texts, next_steps } = rowWithin(old, (uid) => uids.has(uid) && !there.has(uid));
    return { ...row, texts: { ...row.texts, ...texts }, next_steps: { ...row.next_steps, ...next_steps } };
  });
  return { ...rubric, columns, rows };
}

/** A rubric with those of these categories and rows that it lacks as they are in `source`, in the columns that it has. */
export function withRows(
  rubric: EditedRubric,
  source: EditedRubric,
  { categories, rows }: { categories: Uids; rows: Uids },
): EditedRubric {
  const columns = uidsOf(rubric.columns);
  return {
    ...rubric,
    categories: completed(rubric.categories, source.categories, categories),
    rows: completed(rubric.rows, source.rows, rows, {
      isBeside: (one, other) => one.category_uid === other.category_uid,
      asItComes: (row) => rowWithin(row, (uid) => columns.has(uid)),
    }),
  };
}
