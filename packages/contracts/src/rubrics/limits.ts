/** Columns one rubric can have. */
export const MAX_RUBRIC_COLUMNS = 20;
/** Categories one rubric can have. */
export const MAX_RUBRIC_CATEGORIES = 50;
/** Rows one category can have. */
export const MAX_RUBRIC_ROWS = 100;
/** Rows one rubric can have in all its categories. */
export const MAX_ALL_RUBRIC_ROWS = 300;
/** Characters of a row's text, and of one of its cells. */
export const MAX_RUBRIC_TEXT = 4000;
/** Action steps one level can suggest. */
export const MAX_SUGGESTED_STEPS = 10;
/** Observations whose tagged lines one rubric instance shows. */
export const MAX_EVIDENCE = 20;
/** Observers one calibration can have. */
export const MAX_OBSERVERS = 30;
