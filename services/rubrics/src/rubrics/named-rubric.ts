import {
  newUid,
  type RubricCategory,
  type RubricColumn,
  type RubricContent,
  type RubricDraft,
  type RubricRow,
} from '@coaching/contracts';
import type { Problem } from '../problems';
import { type Aligning, alignedCells, saysBeyond } from './aligned-cells';
import { recognisedParts } from './recognised-parts';

/** A draft of which every column, category and row has its identity, and every row a text per column. */
export type NamedRubric = Omit<RubricDraft, 'uid' | 'columns' | 'categories' | 'are_cells_aligned'> &
  Partial<Pick<RubricContent, 'columns' | 'categories'>> & {
    uid: string;
    /** What of it cannot be stored. */
    problems: Problem[];
  };

type SentCategory = NonNullable<RubricDraft['categories']>[number];
type SentRow = SentCategory['rows'][number];

const byName = ({ name }: { name: string }): string => name.trim();

/** What is sent with its uids: of what is recognised the stored ones, else new ones. */
const withUids = <Part extends object>(sent: readonly Part[], are: readonly (string | null)[]) =>
  sent.map((part, index) => ({ ...part, uid: are[index] ?? newUid() }));

/** A row with the category it stands in, which may be named otherwise or nowhere. */
type Placed<Row> = Row & { category_uid: string };
type MarkedRow = Placed<Pick<SentRow, 'uid' | 'name' | 'cols'>>;

const cellsOf = ({ cols = [] }: MarkedRow): string => (cols.some(Boolean) ? JSON.stringify(cols) : '');
const within = (mark: (row: MarkedRow) => string) => (row: MarkedRow) =>
  mark(row) && `${row.category_uid} ${mark(row)}`;

/** What rows are known by, wherever they stand: their whole text, their name, or what their cells say. */
const rowMarks = [
  (row: MarkedRow) => byName(row) && cellsOf(row) && `${byName(row)} ${cellsOf(row)}`,
  within(byName),
  byName,
  within(cellsOf),
];

const placedRows = <Row extends object>(categories: readonly { uid: string; rows: readonly Row[] }[]) =>
  categories.flatMap(({ uid, rows }) => rows.map((row, place) => ({ ...row, category_uid: uid, place })));

const BLANK: SentRow = { name: '', cols: [], textbox_label: '', next_steps: [] };

/** The first category of a new rubric has a row from the start (spec 2 section 4); later on its last row can go. */
const startedRows = (rows: readonly SentRow[], isInitial: boolean): readonly SentRow[] =>
  isInitial && rows.length === 0 ? [BLANK] : rows;

function namedRow(
  { uid, name, cols, textbox_label, next_steps }: SentRow & { uid: string },
  stored: RubricRow | undefined,
  columns: Aligning,
): RubricRow {
  return {
    uid,
    name,
    cols: alignedCells(cols, stored?.cols, columns, () => ''),
    textbox_label: textbox_label ?? stored?.textbox_label ?? '',
    next_steps: alignedCells<string[]>(next_steps, stored?.next_steps, columns, () => []),
  };
}

const TOO_MANY = {
  cols: 'This row has more texts than the rubric has columns. Please add the column, or take the text away.',
  next_steps:
    'This row suggests steps for a column that the rubric does not have. Please add the column first.',
} as const;

/** What a row says of columns that there are not. */
const beyondColumns = (
  row: SentRow,
  stored: RubricRow | undefined,
  columns: Aligning,
  path: string,
): Problem[] => [
  ...(saysBeyond(row.cols, stored?.cols, columns) ? [{ path: `${path}.cols`, message: TOO_MANY.cols }] : []),
  ...(saysBeyond(row.next_steps, stored?.next_steps, columns)
    ? [{ path: `${path}.next_steps`, message: TOO_MANY.next_steps }]
    : []),
];

/** Categories as they are sent; without any, those that are stored go along with their columns. */
function namedCategories(
  sent: readonly SentCategory[],
  stored: readonly RubricCategory[],
  columns: Aligning,
  isNew: boolean,
): { categories: RubricCategory[]; problems: Problem[] } {
  const categories = withUids(sent, recognisedParts(sent, stored, [byName])).map((category, place) => ({
    ...category,
    rows: startedRows(category.rows, isNew && place === 0),
  }));
  const [rows, before] = [placedRows(categories), placedRows(stored)];
  const are = recognisedParts(rows, before, rowMarks, (index) => {
    const { category_uid, place } = rows[index]!;
    return before.find((row) => row.category_uid === category_uid && row.place === place);
  });
  const storedRows = new Map(before.map((row) => [row.uid, row]));
  const named = withUids(rows, are);
  const placeOf = new Map(categories.map(({ uid }, place) => [uid, place]));
  const pathOf = ({ category_uid, place }: (typeof named)[number]) =>
    `rubric.categories.${placeOf.get(category_uid)}.rows.${place}`;
  return {
    categories: categories.map(({ uid, name }) => ({
      uid,
      name,
      rows: named
        .filter((row) => row.category_uid === uid)
        .map((row) => namedRow(row, storedRows.get(row.uid), columns)),
    })),
    problems: named.flatMap((row) => beyondColumns(row, storedRows.get(row.uid), columns, pathOf(row))),
  };
}

const isBlank = ({ name, cols, textbox_label }: RubricRow) =>
  [name, textbox_label, ...cols].every((text) => !text);

/** Whether a first save is repeated, because its answer was lost; without a revision, as long as nothing was written. */
function isFirstSave(
  { revision }: Pick<RubricDraft, 'revision'>,
  { categories: [first] }: RubricContent,
): boolean {
  if (revision !== undefined) return revision === 0;
  return first?.rows.length === 1 && isBlank(first.rows[0]!);
}

/** A draft as it is meant for what is stored. */
export function namedRubric(
  { columns: sentColumns, categories: sentCategories, are_cells_aligned = false, ...draft }: RubricDraft,
  uid: string,
  stored: RubricContent | null,
): NamedRubric {
  const before = stored?.columns ?? [];
  const columns: RubricColumn[] | undefined =
    sentColumns && withUids(sentColumns, recognisedParts(sentColumns, before, [byName]));
  const uids = (all: readonly RubricColumn[]) => all.map((column) => column.uid);
  const aligning = { before: uids(before), after: uids(columns ?? before), areAligned: are_cells_aligned };
  const meant = sentCategories ?? (columns && stored?.categories);
  const isNew = stored === null || isFirstSave(draft, stored);
  const named = meant && namedCategories(meant, stored?.categories ?? [], aligning, isNew);
  return {
    ...draft,
    uid,
    ...(columns && { columns }),
    ...(named && { categories: named.categories }),
    problems: named?.problems ?? [],
  };
}
