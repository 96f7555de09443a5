import { isSameOrder } from '@coaching/ui-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import type { EditedRow } from '../rubric/edited-rubric';

const NONE: readonly string[] = [];

/** Whether two states of a row look the same under these columns. @param columns uids */
export const looksSame = (one: EditedRow, other: EditedRow, columns: readonly string[]): boolean =>
  one === other ||
  (one.category_uid === other.category_uid &&
    one.name === other.name &&
    one.textbox_label === other.textbox_label &&
    columns.every(
      (uid) =>
        (one.texts[uid] ?? '') === (other.texts[uid] ?? '') &&
        isSameOrder(one.next_steps[uid] ?? NONE, other.next_steps[uid] ?? NONE),
    ));

/**
 * The rows to draw, each the same object for as long as it looks the same: a column that goes takes a text out of every
 * row, and its texts are gone from the screen with it.
 * @param columns uids
 */
export function useDrawnRows(rows: readonly EditedRow[], columns: readonly string[]): EditedRow[] {
  const drawn = useRef<ReadonlyMap<string, EditedRow>>(new Map());
  const now = rows.map((row) => {
    const before = drawn.current.get(row.uid);
    return before && looksSame(before, row, columns) ? before : row;
  });
  useLayoutEffect(() => {
    drawn.current = new Map(now.map((row) => [row.uid, row]));
  });
  return now;
}
