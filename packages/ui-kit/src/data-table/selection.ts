/** How much of a page is chosen. */
export type PageChosen = 'none' | 'some' | 'all';

/** How much of a page is chosen. @param page keys of its rows */
export function chosenOf(page: readonly string[], selection: ReadonlySet<string>): PageChosen {
  const count = page.filter((key) => selection.has(key)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The selection after rows were chosen or no longer are; those of other pages stay as they are. */
export function withRows(selection: readonly string[], rows: readonly string[], isChosen: boolean): string[] {
  const touched = new Set(rows);
  const others = selection.filter((key) => !touched.has(key));
  return isChosen ? [...others, ...rows] : others;
}

/** Rows of a page from one to another, both with them; the other alone where the first is on no page or another one. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)];
  if (start === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many are chosen, in words, and how many of them are not among the rows shown. */
export function selectionWords(page: readonly string[], selection: readonly string[]): string {
  const elsewhere = selection.filter((key) => !page.includes(key)).length;
  const count = `${selection.length} selected`;
  return elsewhere === 0 ? count : `${count}, ${elsewhere} of them not shown here`;
}
