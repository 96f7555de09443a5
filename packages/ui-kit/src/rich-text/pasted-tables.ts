const BETWEEN_CELLS = ' | ';
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote';

/** What a cell says, on one line: its paragraphs after one another. */
function inlineOf(cell: Element): Node[] {
  for (const block of cell.querySelectorAll(blocks)) {
    if (block.nextSibling) block.after(' ');
    block.replaceWith(...block.childNodes);
  }
  for (const br of cell.querySelectorAll('br')) br.replaceWith(' ');
  return [...cell.childNodes];
}

function lineOf(row: HTMLTableRowElement): HTMLParagraphElement | null {
  if (!row.textContent?.trim() && !row.querySelector('img')) return null;
  const line = row.ownerDocument.createElement('p');
  for (const [index, cell] of [...row.cells].entries()) {
    if (index > 0) line.append(BETWEEN_CELLS);
    line.append(...inlineOf(cell));
  }
  return line;
}

/**
 * Pasted HTML with its tables, which rich text has none of, as lines: a row a line, its cells apart. A spreadsheet's words
 * would run into each other without.
 */
export function withTablesAsLines(html: string): string {
  if (!/<t[dh]\b/i.test(html)) return html;
  const whole = /<table\b/i.test(html) ? html : `<table>${html}</table>`;
  const { body } = new DOMParser().parseFromString(whole, 'text/html');
  // A table in a cell is lines before the cell is one.
  for (const table of [...body.querySelectorAll('table')].reverse())
    table.replaceWith(...[...table.rows].flatMap((row) => lineOf(row) ?? []));
  return body.innerHTML;
}
