import {
  MAX_ALL_RUBRIC_ROWS,
  MAX_RUBRIC_COLUMNS,
  MAX_RUBRIC_ROWS,
  MAX_RUBRIC_TEXT,
} from '@coaching/contracts';
import { LABEL, partsOfPlace, placeOf, ROW_NAME, writeIn } from '../grid/places';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import { addColumn, addRow, type Change } from '../rubric/rubric-changes';

/** What a pasted table is put into. */
interface Target {
  category_uid: string;
  /** Of the first row, within its category. */
  row: number;
  /** Of the first column among the row's name and its texts. */
  column: number;
}

const widthOf = (cells: readonly (readonly string[])[]) => Math.max(0, ...cells.map((row) => row.length));

function targetOf(rubric: EditedRubric, place: string): Target | null {
  const { row, column } = partsOfPlace(place);
  const there = rubric.rows.find(({ uid }) => uid === row);
  const at = [ROW_NAME, ...rubric.columns.map(({ uid }) => uid)].indexOf(column);
  if (!there || (at < 0 && column !== LABEL)) return null;
  const { category_uid } = there;
  return { category_uid, row: rowsOf(rubric, category_uid).indexOf(there), column: at };
}

/** Whether a place is in a row, so that a table finds cells from there on. */
export const isCell = (place: string): boolean => {
  const { row, column } = partsOfPlace(place);
  return row !== '' && row !== '.' && column !== '.category';
};

/** What a table would need beyond what is there, as far as a rubric can hold it. */
export function missingFor(
  rubric: EditedRubric,
  place: string,
  cells: readonly (readonly string[])[],
): { rows: number; columns: number } {
  const target = targetOf(rubric, place);
  if (!target) return { rows: 0, columns: 0 };
  const there = rowsOf(rubric, target.category_uid).length;
  const rows = Math.min(
    target.row + cells.length - there,
    MAX_RUBRIC_ROWS - there,
    MAX_ALL_RUBRIC_ROWS - rubric.rows.length,
  );
  const wanted = target.column < 0 ? 0 : target.column + widthOf(cells) - 1 - rubric.columns.length;
  const columns = Math.min(wanted, MAX_RUBRIC_COLUMNS - rubric.columns.length);
  return { rows: Math.max(0, rows), columns: Math.max(0, columns) };
}

/**
 * Puts a table into the cells from a place on: below it in its category, with the rows that it needs more, to the right
 * as far as there are columns.
 * @param columns how many columns to add for it
 * @param newUid of each row and column that is added
 */
export function fill(
  place: string,
  cells: readonly (readonly string[])[],
  { columns, newUid }: { columns: number; newUid: () => string },
): Change {
  return (rubric) => {
    const target = targetOf(rubric, place);
    if (!target) return rubric;
    const { category_uid } = target;
    let after = rubric;
    const put = (change: Change) => {
      after = change(after);
    };
    for (let more = missingFor(rubric, place, cells).rows; more > 0; more -= 1)
      put(addRow(newUid(), category_uid));
    for (let more = columns; more > 0; more -= 1) put(addColumn(newUid()));
    const names = [ROW_NAME, ...after.columns.map(({ uid }) => uid)];
    const places = target.column < 0 ? [LABEL] : names.slice(target.column);
    const rows = rowsOf(after, category_uid).slice(target.row);
    for (const [line, texts] of cells.entries())
      for (const [at, text] of texts.entries()) {
        const [row, column] = [rows[line], places[at]];
        const most = column === LABEL ? 200 : MAX_RUBRIC_TEXT;
        if (row && column) put(writeIn(placeOf(row.uid, column), text.slice(0, most)));
      }
    return after;
  };
}

/** How many cells of a table find a place. */
export const cellCount = (cells: readonly (readonly string[])[]): number =>
  cells.reduce((sum, row) => sum + row.length, 0);
