import { cellsOf } from './cells-of';

/** What somebody pastes, by its kind, as a clipboard answers it. */
type Pasted = Pick<DataTransfer, 'getData'>;

const BLOCKS = 'p, div, li, br';

/** A cell's text, with its paragraphs as lines. */
function textOf(cell: Element): string {
  for (const block of cell.querySelectorAll(BLOCKS)) block.append('\n');
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const lines = (cell.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** The cells of a row, with blank ones for what a wide one covers. */
const cellsIn = (row: HTMLTableRowElement): string[] =>
  [...row.cells].flatMap((cell) => [textOf(cell), ...Array<string>(Math.max(1, cell.colSpan) - 1).fill('')]);

/** Looks at markup without running or loading any of it. */
function tableIn(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table ? [...table.rows].map(cellsIn) : [];
}

/** Without the blank line that ends what spreadsheets copy. */
const withoutEnd = (rows: string[][]): string[][] =>
  rows.at(-1)?.every((cell) => cell === '') ? rows.slice(0, -1) : rows;

/**
 * The cells that somebody copied from a spreadsheet or a table; null for what is no table, or a single cell, and is
 * pasted as any text.
 */
export function pastedTable(pasted: Pasted): string[][] | null {
  const html = pasted.getData('text/html');
  const plain = pasted.getData('text/plain');
  const marked = html.includes('<table') ? tableIn(html) : [];
  const rows = withoutEnd(marked.length > 0 ? marked : plain.includes('\t') ? cellsOf(plain, '\t') : []);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}
