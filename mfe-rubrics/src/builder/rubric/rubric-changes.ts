import { moved } from '@coaching/ui-kit/sortable';
import { type EditedRow, type EditedRubric, rowsOf } from './edited-rubric';
import { asCategoriesStand } from './order-merging';

/** A rubric after a change; the same object where there is nothing to change. */
export type Change = (rubric: EditedRubric) => EditedRubric;

interface Named {
  uid: string;
}

/** A list with one of its things changed. */
const changedIn = <Thing extends Named>(
  list: readonly Thing[],
  uid: string,
  fields: NoInfer<Partial<Thing>>,
): Thing[] => list.map((thing) => (thing.uid === uid ? { ...thing, ...fields } : thing));

export const nameRubric =
  (name: string): Change =>
  (rubric) => ({ ...rubric, name });

/** Names the column of the row names. */
export const nameRows =
  (row_name: string): Change =>
  (rubric) => ({ ...rubric, row_name });

export const nameColumn =
  (uid: string, name: string): Change =>
  (rubric) => ({ ...rubric, columns: changedIn(rubric.columns, uid, { name }) });

export const nameCategory =
  (uid: string, name: string): Change =>
  (rubric) => ({ ...rubric, categories: changedIn(rubric.categories, uid, { name }) });

export const changeRow =
  (uid: string, fields: Partial<Pick<EditedRow, 'name' | 'textbox_label'>>): Change =>
  (rubric) => ({ ...rubric, rows: changedIn(rubric.rows, uid, fields) });

/** Writes what a row says in a column. */
export const writeText =
  (row_uid: string, column_uid: string, text: string): Change =>
  (rubric) => ({
    ...rubric,
    rows: rubric.rows.map((row) =>
      row.uid === row_uid ? { ...row, texts: { ...row.texts, [column_uid]: text } } : row,
    ),
  });

/** Says which action steps are offered in a row, by column. */
export const suggestSteps =
  (row_uid: string, next_steps: EditedRow['next_steps']): Change =>
  (rubric) => ({ ...rubric, rows: changedIn(rubric.rows, row_uid, { next_steps }) });

/** One more column at the end; every row has a blank text in it. */
export const addColumn =
  (uid: string, name = ''): Change =>
  (rubric) => ({ ...rubric, columns: [...rubric.columns, { uid, name }] });

const blankRow = (uid: string, category_uid: string): EditedRow => ({
  uid,
  category_uid,
  name: '',
  texts: {},
  textbox_label: '',
  next_steps: {},
});

/** One more category at the end, with one row (spec 2 section 4). */
export const addCategory =
  (uid: string, row_uid: string): Change =>
  (rubric) => ({
    ...rubric,
    categories: [...rubric.categories, { uid, name: '' }],
    rows: [...rubric.rows, blankRow(row_uid, uid)],
  });

/** A rubric with other rows, or in another order, each category's together. */
const withRows = (rubric: EditedRubric, rows: readonly EditedRow[]): EditedRubric => ({
  ...rubric,
  rows: asCategoriesStand(rubric.categories, rows),
});

/** One more row in a category. @param below uid of the row it stands under; the last one unless given */
export const addRow =
  (uid: string, category_uid: string, below?: string): Change =>
  (rubric) => {
    const above = below ?? rowsOf(rubric, category_uid).at(-1)?.uid;
    const at = rubric.rows.findIndex((row) => row.uid === above);
    const place = at < 0 ? rubric.rows.length : at + 1;
    return withRows(rubric, rubric.rows.toSpliced(place, 0, blankRow(uid, category_uid)));
  };

/** What takes the place of what is gone, by its uid. */
export type Replacements = Readonly<Record<string, string | null>>;

/** Says it of these, and passes on what they took the place of. */
function replacedBy(before: EditedRubric['replaced'], now: Replacements): EditedRubric['replaced'] {
  const passedOn = Object.entries(before).map(([uid, to]) => [
    uid,
    to === null ? null : to in now ? now[to] : to,
  ]);
  return { ...Object.fromEntries(passedOn), ...now };
}

const without = <Cell>(cells: Record<string, Cell>, gone: string): Record<string, Cell> => {
  const { [gone]: _, ...rest } = cells;
  return rest;
};

/** Takes a column away with its text in every row. @param instead the column that scores by it read as from now on */
export const removeColumn =
  (uid: string, instead: string | null = null): Change =>
  (rubric) => ({
    ...rubric,
    columns: rubric.columns.filter((column) => column.uid !== uid),
    rows: rubric.rows.map((row) =>
      uid in row.texts || uid in row.next_steps
        ? { ...row, texts: without(row.texts, uid), next_steps: without(row.next_steps, uid) }
        : row,
    ),
    replaced: replacedBy(rubric.replaced, { [uid]: instead }),
  });

/** Takes rows away. @param replaced all of them, each with the row that its scores read as from now on */
export const removeRows =
  (replaced: Replacements): Change =>
  (rubric) => ({
    ...rubric,
    rows: rubric.rows.filter(({ uid }) => !(uid in replaced)),
    replaced: replacedBy(rubric.replaced, replaced),
  });

/** Takes a category away with its rows. @param replaced what takes the place of its rows; nothing of those left out */
export const removeCategory =
  (uid: string, replaced: Replacements = {}): Change =>
  (rubric) => {
    const gone = Object.fromEntries(rowsOf(rubric, uid).map((row) => [row.uid, replaced[row.uid] ?? null]));
    const { categories, ...rest } = removeRows(gone)(rubric);
    return { ...rest, categories: categories.filter((category) => category.uid !== uid) };
  };

/** The things of these uids, in their order. */
const inOrder = <Thing extends Named>(things: readonly Thing[], uids: readonly string[]): Thing[] => {
  const byUid = new Map(things.map((thing) => [thing.uid, thing]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
};

const uidsOf = (things: readonly Named[]) => things.map(({ uid }) => uid);

/** Moves a column to another place, its texts with it. */
export const moveColumn =
  (uid: string, to: number): Change =>
  (rubric) => ({ ...rubric, columns: inOrder(rubric.columns, moved(uidsOf(rubric.columns), uid, to)) });

/** Moves a category to another place, its rows with it. */
export const moveCategory =
  (uid: string, to: number): Change =>
  (rubric) => {
    const categories = inOrder(rubric.categories, moved(uidsOf(rubric.categories), uid, to));
    return withRows({ ...rubric, categories }, rubric.rows);
  };

/** Moves a row to a place in a category, its own or another. */
export const moveRow =
  (uid: string, category_uid: string, to: number): Change =>
  (rubric) => {
    const row = rubric.rows.find((each) => each.uid === uid);
    if (!row) return rubric;
    const there = rowsOf(rubric, category_uid).filter((each) => each.uid !== uid);
    const others = rubric.rows.filter((each) => each.uid !== uid && each.category_uid !== category_uid);
    const settled = row.category_uid === category_uid ? row : { ...row, category_uid };
    return withRows(rubric, [...others, ...there.toSpliced(to, 0, settled)]);
  };
