import type { WritingActions } from '@coaching/interaction-kit/writing';

/** What one does with the rows of a matrix; the same object for as long as the page is open. */
export interface RowActions extends Omit<WritingActions, 'move'> {
  choose(row_uid: string, choice: string): void;
}
