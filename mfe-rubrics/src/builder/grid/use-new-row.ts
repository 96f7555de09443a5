import { layOutNow } from '@coaching/ui-kit/frame-time';
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
    const had = new Set(before.current.map(({ uid }) => uid));
    before.current = rows;
    const [fresh, ...others] = rows.filter(({ uid }) => !had.has(uid));
    const row = fresh && others.length === 0 ? rowElement(fresh.uid) : null;
    if (!row) return;
    row.setAttribute(NEW, '');
    layOutNow();
    requestAnimationFrame(() => setTimeout(() => row.removeAttribute(NEW)));
  }, [rows]);
}
