/**
 * Rows of cells, of lines separated by commas, semicolons or tabs; quotes hold what separates (RFC 4180). Blank lines
 * are rows of one blank cell.
 */
export function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      endCell();
    } else if (letter === '\n' && !isQuoted) {
      endCell();
      rows.push([]);
    } else if (letter !== '\r' || isQuoted) {
      cell += letter;
    }
  }
  endCell();
  return rows;
}
