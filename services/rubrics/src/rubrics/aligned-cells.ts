import { isDeepStrictEqual } from 'node:util';

/** What of a row stands per column, in the columns' order. */
export interface Aligning {
  /** Uids of the columns as they were stored. */
  before: readonly string[];
  /** Uids of the columns as they are now. */
  after: readonly string[];
  /** Cells stand under the columns as they are sent, whatever is stored. */
  areAligned: boolean;
}

const filled = <Cell>(cells: readonly Cell[], count: number, blank: () => Cell): Cell[] =>
  Array.from({ length: count }, (_, index) => cells[index] ?? blank());

/** What was stored for each column, wherever that stands now. */
function moved<Cell>(cells: readonly Cell[], { before, after }: Aligning, blank: () => Cell): Cell[] {
  const byColumn = new Map(before.map((uid, index) => [uid, cells[index]]));
  return after.map((uid) => byColumn.get(uid) ?? blank());
}

/** Whether cells are just those that are stored, and nobody says that they stand under the columns. */
const isUntouched = <Cell>(
  sent: readonly Cell[],
  stored: readonly Cell[] | undefined,
  { areAligned }: Aligning,
): boolean => !areAligned && isDeepStrictEqual(sent, stored);

/**
 * A row's cells for the columns there are now. What is left out or untouched goes along with its columns; all others
 * stand as they are sent, padded or cut.
 */
export function alignedCells<Cell>(
  sent: readonly Cell[] | undefined,
  stored: readonly Cell[] | undefined,
  columns: Aligning,
  blank: () => Cell,
): Cell[] {
  if (sent === undefined || isUntouched(sent, stored, columns)) return moved(stored ?? [], columns, blank);
  return filled(sent, columns.after.length, blank);
}

/** Whether something is written in cells beyond the columns, which cannot be stored. */
export const saysBeyond = <Cell extends string | readonly string[]>(
  sent: readonly Cell[] | undefined,
  stored: readonly Cell[] | undefined,
  columns: Aligning,
): boolean =>
  sent !== undefined &&
  !isUntouched(sent, stored, columns) &&
  sent.slice(columns.after.length).some(({ length }) => length > 0);
