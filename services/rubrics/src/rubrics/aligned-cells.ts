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

/**
 * A row's cells for the columns there are now. Cells that were left out, or that are just those that are stored where
 * nobody says that they are aligned, go along with their columns; all others are padded or trimmed.
 */
export function alignedCells<Cell>(
  sent: readonly Cell[] | undefined,
  stored: readonly Cell[] | undefined,
  columns: Aligning,
  blank: () => Cell,
): Cell[] {
  const isUntouched = sent === undefined || (!columns.areAligned && isDeepStrictEqual(sent, stored));
  return isUntouched ? moved(stored ?? [], columns, blank) : filled(sent, columns.after.length, blank);
}
