/** Business constants and limits of spec 1 section 9 and spec 2 section 9 that belong to no one domain. */

/** Milliseconds without a change before an autosaved entity is sent. */
export const AUTOSAVE_DEBOUNCE_MS = 1000;
/** Milliseconds after which a running timer raises the duration by one minute. */
export const TIMER_TICK_MS = 60_000;
/** Milliseconds without typing before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Rows on a page until a person chooses otherwise. */
export const DEFAULT_PAGE_SIZE = 50;
/** What the total reads before the first response (spec 1 section 9). */
export const INITIAL_TOTAL = 10;
/** Page sizes on offer; 0 means all. */
export const PAGE_SIZE_OPTIONS = [5, 7, 10, 15, 20, 25, 50, 0] as const;
/** The server's cap on a page, also when all rows are asked for. */
export const MAX_PAGE_SIZE = 1000;
/** Largest JSON body in bytes; files go to signed addresses instead. */
export const MAX_BODY_BYTES = 1024 * 1024;
