/** Hits that are looked at before it is said that there are more: of so many pages, and never more of them than this. */
export const COUNTED = 100;
const PAGES = 5;

/** How many that are for pages of that many rows: the same on each of them, so that they go on from one another. */
export const hitsCounted = (rowsPerPage: number) => Math.min(COUNTED, PAGES * rowsPerPage);
