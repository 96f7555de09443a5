import {
  MAX_ALL_RUBRIC_ROWS,
  MAX_RUBRIC_CATEGORIES,
  MAX_RUBRIC_COLUMNS,
  MAX_RUBRIC_ROWS,
} from '@coaching/contracts';

/** Why a rubric of so many columns gets no more; null where it can. */
export const columnsLimit = (columns: number): string | null =>
  columns < MAX_RUBRIC_COLUMNS ? null : `A rubric has ${MAX_RUBRIC_COLUMNS} columns at most.`;

/** Why a rubric of so many categories gets no more; null where it can. */
export const categoriesLimit = (categories: number): string | null =>
  categories < MAX_RUBRIC_CATEGORIES ? null : `A rubric has ${MAX_RUBRIC_CATEGORIES} categories at most.`;

/** Why a category gets no more rows; null where it can. @param all how many the rubric has */
export function rowsLimit(rows: number, all: number): string | null {
  if (rows >= MAX_RUBRIC_ROWS) return `A category has ${MAX_RUBRIC_ROWS} rows at most.`;
  return all < MAX_ALL_RUBRIC_ROWS ? null : `A rubric has ${MAX_ALL_RUBRIC_ROWS} rows at most.`;
}
