import { comparable, type Rubric, type ToolSet } from '@coaching/contracts';

/** A row that a line can be tagged with. */
export interface OfferedRow {
  rubric_uid: string;
  row_uid: string;
  row_name: string;
  /** Where it stands: its rubric and its category. */
  place: string;
}

/** Rows that are shown at once; the others come as one types on. */
const MOST_ROWS = 60;

/** Rows without a name cannot be told apart. */
export const rowsOf = ({ uid, name, categories }: Rubric): OfferedRow[] =>
  categories.flatMap((category) =>
    category.rows
      .filter((row) => row.name.trim() !== '')
      .map((row) => ({
        rubric_uid: uid,
        row_uid: row.uid,
        row_name: row.name.trim(),
        place: [name, category.name].filter(Boolean).join(', '),
      })),
  );

/** Uids of the rubrics that a tool set offers, in its order. */
export const rubricsOf = ({ tools }: Pick<ToolSet, 'tools'>): string[] =>
  tools.filter(({ tool_type }) => tool_type === 'Rubric').map(({ uid }) => uid);

const wordsOf = (text: string) =>
  comparable(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/**
 * Rows of which each typed word begins a word of the name, or of where they stand; those meant by name come first.
 * Nothing typed is all of them.
 */
export function matchingRows(rows: readonly OfferedRow[], typed: string): OfferedRow[] {
  const wanted = wordsOf(typed);
  if (typed.trim() !== '' && wanted.length === 0) return [];
  const isIn = (words: readonly string[]) =>
    wanted.every((start) => words.some((word) => word.startsWith(start)));
  const byName = rows.filter(({ row_name }) => isIn(wordsOf(row_name)));
  const isByName = new Set(byName);
  const byPlace = rows.filter(
    (row) => !isByName.has(row) && isIn([...wordsOf(row.row_name), ...wordsOf(row.place)]),
  );
  return [...byName, ...byPlace].slice(0, MOST_ROWS);
}
