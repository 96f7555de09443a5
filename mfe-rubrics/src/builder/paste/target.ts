import { CORNER, columnPlace, LABEL, partsOfPlace, ROW_NAME } from '../grid/places';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';

/** Rows of cells, as a spreadsheet has them. */
export type Cells = readonly (readonly string[])[];

/** What of a grid a pasted table is put into, and what of the table goes where. */
export interface Target {
  /** Null for a category that is made for it. */
  category_uid: string | null;
  /** What the category is called from now on; null where the table does not say. */
  category_name: string | null;
  /** Names of columns, from `column` on; the first of them is that of the row names where that is 0. */
  heads: readonly string[];
  /** What goes into rows. */
  lines: Cells;
  /** Of the first line, within its category. */
  row: number;
  /** Of the first cell, among the row's name and its texts; -1 for labels. */
  column: number;
}

const isTitle = (line: readonly string[]) =>
  line.every((cell, index) => (index === 0) === (cell.trim() !== ''));

/** The first line names columns, the others are rows of the first category, or of a new one. */
function targetInHeads(rubric: EditedRubric, place: string, [heads = [], ...lines]: Cells): Target | null {
  const column = [CORNER, ...rubric.columns.map(({ uid }) => columnPlace(uid))].indexOf(place);
  const category_uid = rubric.categories[0]?.uid ?? null;
  return column < 0 ? null : { category_uid, category_name: null, heads, lines, row: 0, column };
}

/** A first line of one cell names the category, the others are its rows. */
function targetInCategory(category_uid: string, cells: Cells): Target {
  const [first = [], ...rest] = cells;
  const named = isTitle(first)
    ? { category_name: first[0]!, lines: rest }
    : { category_name: null, lines: cells };
  return { category_uid, ...named, heads: [], row: 0, column: 0 };
}

/** Where a table goes that is pasted in a place; null where there is no such place any more. */
export function targetOf(rubric: EditedRubric, place: string, cells: Cells): Target | null {
  const { row, column } = partsOfPlace(place);
  if (row === '.') return targetInHeads(rubric, place, cells);
  if (column === '.category')
    return rubric.categories.some(({ uid }) => uid === row) ? targetInCategory(row, cells) : null;
  const there = rubric.rows.find(({ uid }) => uid === row);
  const at = [ROW_NAME, ...rubric.columns.map(({ uid }) => uid)].indexOf(column);
  if (!there || (at < 0 && column !== LABEL)) return null;
  const { category_uid } = there;
  const first = rowsOf(rubric, category_uid).indexOf(there);
  return { category_uid, category_name: null, heads: [], lines: cells, row: first, column: at };
}

/** The rows of the category that a table goes into, as they are. */
export const rowsThere = (rubric: EditedRubric, { category_uid }: Target) =>
  category_uid === null ? [] : rowsOf(rubric, category_uid);

/** Cells of the widest line. */
export const widthOf = ({ heads, lines }: Target): number =>
  Math.max(heads.length, ...lines.map((line) => line.length));
