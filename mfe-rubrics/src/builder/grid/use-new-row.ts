import { afterFrame, layOutNow } from '@coaching/ui-kit/frame-time';
import { useLayoutEffect, useRef } from 'react';
import type { EditedRow } from '../rubric/edited-rubric';
import { rowElement } from './row-element';

const NEW = 'data-new';

/**
 * Lays out a row that comes by itself in the task that draws it. A row is laid out where it is in sight alone, which
 * browsers look at in its first frame: they would go through the whole page twice there, and paint it besides.
 */
export function useNewRow(rows: readonly EditedRow[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const had = before.current;
    before.current = rows;
    // This is looked at with every key.
    if (rows.length !== had.length + 1) return;
    const uids = new Set(had.map(({ uid }) => uid));
    const fresh = rows.find(({ uid }) => !uids.has(uid));
    const row = fresh && rowElement(fresh.uid);
    if (!row) return;
    row.setAttribute(NEW, '');
    layOutNow();
    afterFrame(() => row.removeAttribute(NEW));
  }, [rows]);
}
