import { MAX_PAGE_SIZE } from '@coaching/contracts';

/** Which page of a list is shown, how large, and in what order (spec 1 section 3, table paging state). */
export interface TablePage {
  page: number;
  /** 0 means all. */
  rowsPerPage: number;
  sortBy: string;
  descending: boolean;
}

/** Rows on a page of this size; also where all are asked for there is a limit to what the server sends at once. */
const rowsOn = (rowsPerPage: number) => (rowsPerPage === 0 ? MAX_PAGE_SIZE : rowsPerPage);

/** How many pages there are; at least one. */
export function pageCount(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(total / rowsOn(rowsPerPage)));
}

/** First and last row shown, counted from 1; both 0 when there are none. */
export function shownRows(
  { page, rowsPerPage }: Pick<TablePage, 'page' | 'rowsPerPage'>,
  total: number,
): [first: number, last: number] {
  if (total === 0) return [0, 0];
  const size = rowsOn(rowsPerPage);
  const first = (page - 1) * size + 1;
  return [Math.min(first, total), Math.min(first + size - 1, total)];
}

/**
 * Which rows are shown, for the person; where all were asked for and there are too many, that it is not all.
 * @param more there are at least `total`
 */
export function shownWords(
  state: Pick<TablePage, 'page' | 'rowsPerPage'>,
  total: number,
  more = false,
): string {
  const [first, last] = shownRows(state, total);
  const isCut = state.rowsPerPage === 0 && total > MAX_PAGE_SIZE;
  const ofAll = more ? `more than ${total - 1}` : total;
  if (!isCut) return `${first}–${last} of ${ofAll}`;
  return first === 1 ? `Showing the first ${last} of ${ofAll}` : `Showing ${first}–${last} of ${ofAll}`;
}

/** The order after a click on a column: ascending first, then turned round; always from the first page. */
export function sortedBy(state: TablePage, column: string): TablePage {
  const descending = state.sortBy === column && !state.descending;
  return { ...state, page: 1, sortBy: column, descending };
}

/** The size after a choice, on the page that still shows the first row now on screen. */
export function resized(state: TablePage, rowsPerPage: number): TablePage {
  const firstRow = (state.page - 1) * rowsOn(state.rowsPerPage);
  return { ...state, rowsPerPage, page: Math.floor(firstRow / rowsOn(rowsPerPage)) + 1 };
}
