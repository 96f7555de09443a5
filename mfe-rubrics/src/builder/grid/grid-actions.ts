import type { MenuEntry } from '@coaching/ui-kit';

/** What can be done in the grid; the same object for as long as the rubric is open. */
export interface GridActions {
  write(place: string, text: string): void;
  addColumn(): void;
  addCategory(): void;
  /** @param below the row that it stands below; at the end when left out */
  addRow(category_uid: string, below?: string): void;
  moveColumn(uid: string, to: number): void;
  moveCategory(uid: string, to: number): void;
  /** @param to its place among all rows and heads of categories */
  moveRow(uid: string, to: number): void;
  columnEntries(uid: string): MenuEntry[];
  categoryEntries(uid: string): MenuEntry[];
  rowEntries(uid: string): MenuEntry[];
  openSteps(row_uid: string): void;
}

/** Ids of what names a row and a column, which together name their cell. */
export const rowNameId = (uid: string) => `row-name-${uid}`;
export const columnNameId = (uid: string) => `column-name-${uid}`;
export const categoryNameId = (uid: string) => `category-name-${uid}`;
export const CORNER_ID = 'rows-name';
