/** A cell: text, or a figure of ours. */
export type CsvCell = string | number;

/** Begins a file, so that spreadsheets take it for UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What begins a formula in some spreadsheet (OWASP, CSV injection), also where a program drops spaces before it or
 * reads a wide sign for a narrow one.
 */
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A cell that no spreadsheet takes for a formula or ends early. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return `"${cell}"`;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line (RFC 4180), every field quoted. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
