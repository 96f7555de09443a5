import { type KeyboardEvent, useCallback, useRef } from 'react';
import { isArrow, keyTarget } from '../grid/key-target';
import { LABEL, linesOf, partsOfPlace, placeOf, ROW_NAME } from '../grid/places';
import { rowsOf } from '../rubric/edited-rubric';
import type { Editing } from '../undo/use-editing';

interface Does {
  focus: (place: string) => void;
  addRowBelow: (row_uid: string) => void;
}

/** Places that hold one line, in which Enter goes on. */
const isLine = ({ row, column }: ReturnType<typeof partsOfPlace>) =>
  row === '.' || column === '.category' || column === LABEL;

/**
 * The grid's keys: Alt and an arrow go to the next cell that way; Enter at the end of a row goes to the next one, or adds
 * it; Ctrl or Cmd and Enter add a row below from anywhere in one.
 */
export function useGridKeys(editing: Editing, does: Does): (event: KeyboardEvent<HTMLElement>) => void {
  const latest = useRef(does);
  latest.current = does;
  return useCallback(
    (event) => {
      const { focus, addRowBelow } = latest.current;
      const { place } = (event.target as HTMLElement).dataset;
      const rubric = editing.current();
      if (!place || !rubric || event.nativeEvent.isComposing) return;
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const at = partsOfPlace(place);
      const row = rubric.rows.find(({ uid }) => uid === at.row);
      if (isArrow(key) && altKey && !ctrlKey && !metaKey && !shiftKey) {
        event.preventDefault();
        const target = keyTarget(linesOf(rubric), place, key);
        if (target) focus(target);
      } else if (key === 'Enter' && (ctrlKey || metaKey) && row) {
        event.preventDefault();
        addRowBelow(row.uid);
      } else if (key === 'Enter' && isLine(at)) {
        event.preventDefault();
        if (!row) return;
        const its = rowsOf(rubric, row.category_uid);
        const next = its[its.indexOf(row) + 1];
        if (next) focus(placeOf(next.uid, ROW_NAME));
        else addRowBelow(row.uid);
      }
    },
    [editing],
  );
}
