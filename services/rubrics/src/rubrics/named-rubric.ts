import {
  newUid,
  type RubricCategory,
  type RubricColumn,
  type RubricContent,
  type RubricDraft,
  type RubricRow,
} from '@coaching/contracts';
import { type Aligning, alignedCells } from './aligned-cells';

/** A draft of which every column, category and row has its identity, and every row a text per column. */
export type NamedRubric = Omit<RubricDraft, 'uid' | 'columns' | 'categories' | 'are_cells_aligned'> &
  Partial<Pick<RubricContent, 'columns' | 'categories'>> & { uid: string };

type SentCategory = NonNullable<RubricDraft['categories']>[number];
type SentRow = SentCategory['rows'][number];

/**
 * Parts of what is sent with their uids: those without one are what is stored in the same place, unless that is named
 * elsewhere, and beyond it new.
 * @param isNamed whether this uid is named anywhere in what was sent
 */
const namedByPlace = <Part extends { uid?: string | null | undefined }>(
  sent: readonly Part[],
  stored: readonly { uid: string }[],
  isNamed: (uid: string) => boolean,
): (Part & { uid: string })[] =>
  sent.map((part, place) => {
    const there = stored[place]?.uid;
    return { ...part, uid: part.uid ?? (there !== undefined && !isNamed(there) ? there : newUid()) };
  });

const uidsOf = (parts: readonly { uid?: string | null | undefined }[]) =>
  new Set(parts.flatMap(({ uid }) => uid ?? []));

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

/** Categories as they are sent; without any, those that are stored go along with their columns. */
function namedCategories(
  sent: readonly SentCategory[],
  stored: readonly RubricCategory[],
  columns: Aligning,
  isNew: boolean,
): RubricCategory[] {
  const categoryUids = uidsOf(sent);
  const rowUids = uidsOf(sent.flatMap(({ rows }) => rows));
  const storedRows = new Map(stored.flatMap(({ rows }) => rows.map((row) => [row.uid, row])));
  const known = new Map(stored.map((category) => [category.uid, category]));
  return namedByPlace(sent, stored, (uid) => categoryUids.has(uid)).map(({ uid, name, rows }, place) => ({
    uid,
    name,
    rows: namedByPlace(startedRows(rows, isNew && place === 0), known.get(uid)?.rows ?? [], (row) =>
      rowUids.has(row),
    ).map((row) => namedRow(row, storedRows.get(row.uid), columns)),
  }));
}

/** A draft as it is meant for what is stored. */
export function namedRubric(
  { columns: sentColumns, categories: sentCategories, are_cells_aligned = false, ...draft }: RubricDraft,
  uid: string,
  stored: RubricContent | null,
): NamedRubric {
  const before = stored?.columns ?? [];
  const sentUids = uidsOf(sentColumns ?? []);
  const columns: RubricColumn[] | undefined =
    sentColumns && namedByPlace(sentColumns, before, (column) => sentUids.has(column));
  const uids = (all: readonly RubricColumn[]) => all.map((column) => column.uid);
  const aligning = { before: uids(before), after: uids(columns ?? before), areAligned: are_cells_aligned };
  const meant = sentCategories ?? (columns && stored?.categories);
  // Also one whose first save is repeated, because its answer was lost.
  const isNew = (draft.revision ?? 0) === 0;
  return {
    ...draft,
    uid,
    ...(columns && { columns }),
    ...(meant && { categories: namedCategories(meant, stored?.categories ?? [], aligning, isNew) }),
  };
}
