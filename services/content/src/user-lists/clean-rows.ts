import { ListRefused } from './list-problem';

/** What a list may have at most; see the contracts. */
export interface ListLimits {
  rows: number;
  columns: number;
  /** Characters of a cell; what is longer is cut. */
  cell: number;
}

/** What no cell of a list of names has in it on purpose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]+/g;

const clean = (cell: string, length: number) =>
  cell.normalize('NFC').replace(UNSEEN, ' ').trim().slice(0, length);

/**
 * A list as text on one line per cell, without rows that are empty, each row as wide as the widest.
 * @throws ListRefused when nothing is left or there is more than may be
 */
export function cleanRows(rows: readonly (readonly string[])[], limits: ListLimits): string[][] {
  const cleaned: string[][] = [];
  let width = 0;
  for (const row of rows) {
    const cells = row.map((cell) => clean(cell, limits.cell));
    const last = cells.findLastIndex((cell) => cell !== '');
    if (last === -1) continue;
    width = Math.max(width, last + 1);
    cleaned.push(cells.slice(0, last + 1));
    if (cleaned.length > limits.rows || width > limits.columns) throw new ListRefused('too-large');
  }
  if (cleaned.length === 0) throw new ListRefused('empty');
  return cleaned.map((cells) => [...cells, ...Array(width - cells.length).fill('')]);
}
