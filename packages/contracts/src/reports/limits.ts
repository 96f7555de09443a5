/** Months that pictures show, the current one the last of them. */
export const PICTURED_MONTHS = 12;

/** People who are named in each part of the coverage; the others are counted. */
export const MAX_NAMED = 50;

/** Weeks between two visits where nobody has said another number. */
export const USUAL_CYCLE_WEEKS = 4;
export const MAX_CYCLE_WEEKS = 52;
