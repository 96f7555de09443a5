import {
  MAX_ALL_RUBRIC_ROWS,
  MAX_RUBRIC_COLUMNS,
  MAX_RUBRIC_ROWS,
  MAX_RUBRIC_TEXT,
} from '@coaching/contracts';
import { CORNER, categoryPlace, columnPlace, LABEL, placeOf, ROW_NAME, writeIn } from '../grid/places';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import { addCategory, addColumn, addRow, type Change } from '../rubric/rubric-changes';
import { type Cells, rowsThere, type Target, targetOf, widthOf } from './target';

/** Characters of a head, a category's name and a label. */
const MAX_NAME = 200;

/** How many columns a table would need beyond those that are there. */
const wantedColumns = (rubric: EditedRubric, target: Target): number =>
  target.column < 0 ? 0 : Math.max(0, target.column + widthOf(target) - 1 - rubric.columns.length);

/** How many of the columns that a table would need a rubric cannot hold. */
export function columnsBeyond(rubric: EditedRubric, place: string, cells: Cells): number {
  const target = targetOf(rubric, place, cells);
  if (!target) return 0;
  return Math.max(0, wantedColumns(rubric, target) - (MAX_RUBRIC_COLUMNS - rubric.columns.length));
}

/** What a table would need beyond what is there, as far as a rubric can hold it. */
export function missingFor(
  rubric: EditedRubric,
  place: string,
  cells: Cells,
): { rows: number; columns: number } {
  const target = targetOf(rubric, place, cells);
  if (!target) return { rows: 0, columns: 0 };
  const there = rowsThere(rubric, target).length;
  const rows = Math.min(
    target.row + target.lines.length - there,
    MAX_RUBRIC_ROWS - there,
    MAX_ALL_RUBRIC_ROWS - rubric.rows.length,
  );
  const columns = wantedColumns(rubric, target) - columnsBeyond(rubric, place, cells);
  return { rows: Math.max(0, rows), columns };
}

/** One text of a table, and where it goes; null where there is no place for it. */
interface Placed {
  text: string;
  place: string | null;
  /** Characters that the place holds. */
  most: number;
  /** There is no row for it, as against no column. */
  isBelow: boolean;
}

/** Where each text of a table goes, in a rubric that has the rows and columns it gets. */
export function placed(rubric: EditedRubric, target: Target): Placed[] {
  const { category_uid, category_name, heads, lines, column, row } = target;
  const uids = rubric.columns.map(({ uid }) => uid);
  const headPlaces = [CORNER, ...uids.map(columnPlace)].slice(column);
  const columns = column < 0 ? [LABEL] : [ROW_NAME, ...uids].slice(column);
  const rows = rowsThere(rubric, target).slice(row);
  const named = category_name !== null && category_uid !== null;
  return [
    ...(named
      ? [{ text: category_name, place: categoryPlace(category_uid), most: MAX_NAME, isBelow: false }]
      : []),
    ...heads.map((text, at) => ({ text, place: headPlaces[at] ?? null, most: MAX_NAME, isBelow: false })),
    ...lines.flatMap((line, index) =>
      line.map((text, at) => {
        const [to, under] = [rows[index], columns[at]];
        return {
          text,
          place: to && under ? placeOf(to.uid, under) : null,
          most: under === LABEL ? MAX_NAME : MAX_RUBRIC_TEXT,
          isBelow: to === undefined,
        };
      }),
    ),
  ];
}

/**
 * Puts a table into the cells from a place on: below it in its category, with the rows that it needs more, to the right
 * as far as there are columns. In the heads its first line names the columns.
 * @param columns how many columns to add for it
 * @param newUid of each part that is added
 */
export function fill(
  place: string,
  cells: Cells,
  { columns, newUid }: { columns: number; newUid: () => string },
): Change {
  return (rubric) => {
    const found = targetOf(rubric, place, cells);
    if (!found) return rubric;
    let after = rubric;
    const put = (change: Change) => {
      after = change(after);
    };
    const target = {
      ...found,
      category_uid: found.category_uid ?? (found.lines.length > 0 ? newUid() : null),
    };
    const { category_uid } = target;
    // A new category comes with its first row.
    if (category_uid !== found.category_uid) put(addCategory(category_uid!, newUid()));
    if (category_uid !== null) {
      const added = rowsOf(after, category_uid).length - rowsThere(rubric, found).length;
      for (let more = missingFor(rubric, place, cells).rows - added; more > 0; more -= 1)
        put(addRow(newUid(), category_uid));
    }
    for (let more = columns; more > 0; more -= 1) put(addColumn(newUid()));
    for (const { text, place: to, most } of placed(after, target))
      if (to !== null) put(writeIn(to, text.slice(0, most)));
    return after;
  };
}
