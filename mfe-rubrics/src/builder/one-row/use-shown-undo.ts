import { useMemo } from 'react';
import type { Editing } from '../undo/use-editing';
import { changedRow } from './stops';

/** Undo and redo that show the row in which they change something. @param show the same function for as long as it is open */
export function useShownUndo(editing: Editing, show: (uid: string) => void): Pick<Editing, 'undo' | 'redo'> {
  return useMemo(() => {
    const shown = (way: 'undo' | 'redo') => () => {
      const before = editing.current();
      editing[way]();
      const after = editing.current();
      const uid = before && after && changedRow(before, after);
      if (uid) show(uid);
    };
    return { undo: shown('undo'), redo: shown('redo') };
  }, [editing, show]);
}
