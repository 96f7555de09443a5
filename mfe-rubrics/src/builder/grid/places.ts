import { type EditedRow, type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import {
  type Change,
  changeRow,
  nameCategory,
  nameColumn,
  nameRows,
  writeText,
} from '../rubric/rubric-changes';

/** In the place of a column's uid: a row's name, and what the notes beside it are called. No uid has a dot. */
export const [ROW_NAME, LABEL] = ['.name', '.label'] as const;

/** The corner of the grid: what the column of the row names is called. */
export const CORNER = '. .name';

/** Where something is written: in a row, under a column. The heads are a row of their own, `.`. */
export const placeOf = (row_uid: string, column_uid: string): string => `${row_uid} ${column_uid}`;
export const columnPlace = (uid: string): string => placeOf('.', uid);
export const categoryPlace = (uid: string): string => `${uid} .category`;

/** The row and the column of a place. */
export function partsOfPlace(place: string): { row: string; column: string } {
  const [row = '', column = ''] = place.split(' ');
  return { row, column };
}

/** Writes a text in a place. */
export function writeIn(place: string, text: string): Change {
  const { row, column } = partsOfPlace(place);
  if (row === '.') return column === ROW_NAME ? nameRows(text) : nameColumn(column, text);
  if (column === '.category') return nameCategory(row, text);
  if (column === ROW_NAME) return changeRow(row, { name: text });
  return column === LABEL ? changeRow(row, { textbox_label: text }) : writeText(row, column, text);
}

/** What stands in a row under a column, its name and label too. */
export function textIn(row: EditedRow, column: string): string {
  if (column === ROW_NAME) return row.name;
  return column === LABEL ? row.textbox_label : (row.texts[column] ?? '');
}

type Grid = Pick<EditedRubric, 'columns' | 'categories' | 'rows'>;

/** All places, line by line, as they stand on the screen. */
export function linesOf(rubric: Grid): string[][] {
  const columns = rubric.columns.map(({ uid }) => uid);
  return [
    [CORNER, ...columns.map(columnPlace)],
    ...rubric.categories.flatMap(({ uid }) => [
      [categoryPlace(uid)],
      ...rowsOf(rubric, uid).map((row) =>
        [ROW_NAME, ...columns, LABEL].map((column) => placeOf(row.uid, column)),
      ),
    ]),
  ];
}
