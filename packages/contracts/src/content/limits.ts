/** Most people that one mail about a resource goes to. */
export const MAX_RESOURCE_EMAILS = 20;
/** Rows that a list of people to add may have, the ones above its heads among them. */
export const MAX_LIST_ROWS = 10_001;
/** Columns that it may have. */
export const MAX_LIST_COLUMNS = 30;
/** Largest such list in bytes. */
export const MAX_LIST_BYTES = 5 * 1024 * 1024;
/** Characters that are read of a cell. */
export const MAX_CELL_LENGTH = 500;
