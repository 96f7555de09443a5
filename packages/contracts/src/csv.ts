/** A cell: text, or a figure of ours. */
export type CsvCell = string | number;

/** Begins a file, so that spreadsheets take it for UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What begins a formula in some spreadsheet (OWASP, CSV injection), also where a program drops what nobody sees before
 * it (spaces, controls, formats, fillers, the blank of Braille) or reads a wide or a small sign for a plain one.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[\t\r\n]/u;

/** A cell that no spreadsheet takes for a formula or ends early. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return `"${cell}"`;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line (RFC 4180), every field quoted. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
