/** Business constants and limits of spec 1 section 9 and spec 2 section 9. */

/** Milliseconds without a change before an autosaved entity is sent. */
export const AUTOSAVE_DEBOUNCE_MS = 1000;
/** Milliseconds after which a running timer raises the duration by one minute. */
export const TIMER_TICK_MS = 60_000;
/** Milliseconds a toast stays. */
export const NOTIFICATION_TIMEOUT_MS = 5000;
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
/** Pixel height of a dense virtual row. */
export const ROW_HEIGHT_DENSE = 28;
/** Pixel height of a virtual row. */
export const ROW_HEIGHT = 48;
/** Digits in a verification code. */
export const VERIFICATION_CODE_LENGTH = 6;
/** Pixel side of an avatar on the profile. */
export const AVATAR_SIZE = 122;
/** Pixel width of the side drawer. */
export const SIDE_MENU_WIDTH = 150;
/** Rich-text editor's least height. */
export const EDITOR_MIN_HEIGHT = '10rem';
/** Editor widths in pixels at which the toolbar grows (spec 2 section 9). */
export const EDITOR_TOOLBAR_BREAKPOINTS = [300, 600] as const;
/** Extensions a picture may have, lower case. */
export const PICTURE_EXTENSIONS = ['gif', 'jpg', 'jpeg', 'png', 'webp'] as const;
/** Largest JSON body in bytes; files go to signed addresses instead. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Action steps one tool can hold. */
export const MAX_ACTION_STEPS = 200;
/** Items one observation can hold. */
export const MAX_OBSERVATION_ITEMS = 2000;
