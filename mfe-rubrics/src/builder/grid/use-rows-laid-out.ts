import { afterFrame, layOutNow } from '@coaching/ui-kit/frame-time';
import { useLayoutEffect, useRef } from 'react';
import type { EditedRow } from '../rubric/edited-rubric';
import { rowElement } from './row-element';

const NEW = 'data-new';

/** What a row is drawn as that came by itself; null where none or several did. */
function loneNew(rows: readonly EditedRow[], before: readonly EditedRow[]): HTMLElement | null {
  // This is looked at with every key.
  if (rows.length !== before.length + 1) return null;
  const uids = new Set(before.map(({ uid }) => uid));
  const fresh = rows.find(({ uid }) => !uids.has(uid));
  return fresh ? rowElement(fresh.uid) : null;
}

/**
 * Lays out changed rows in the task that draws them, so that the frame that shows them has to paint alone: also one that
 * comes by itself. Others that come are laid out where they are in sight alone, which browsers look at in a frame: for a
 * single one they would go through the whole page twice there.
 */
export function useRowsLaidOut(rows: readonly EditedRow[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const had = before.current;
    before.current = rows;
    const row = loneNew(rows, had);
    row?.setAttribute(NEW, '');
    layOutNow();
    if (row) afterFrame(() => row.removeAttribute(NEW));
  }, [rows]);
}
