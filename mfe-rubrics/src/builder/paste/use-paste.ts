import { MAX_RUBRIC_COLUMNS, newUid } from '@coaching/contracts';
import { pastedTable } from '@coaching/mfe-kit/pasted-cells';
import { toast, useConfirm } from '@coaching/ui-kit';
import { type ClipboardEvent, useCallback, useRef } from 'react';
import type { Editing } from '../undo/use-editing';
import type { StructureGuard } from '../versions/use-structure-guard';
import { fill, missingFor } from './fill';
import { pastedInto, pastedWords } from './left-out';

const columnsWords = (count: number) => (count === 1 ? '1 more column' : `${count} more columns`);

/** Puts a table from a spreadsheet into the grid from the place on that it is pasted in. */
export function usePaste(editing: Editing, guard: StructureGuard) {
  const confirm = useConfirm();
  const latest = useRef(confirm);
  latest.current = confirm;

  return useCallback(
    async (event: ClipboardEvent<HTMLElement>) => {
      const { place } = (event.target as HTMLElement).dataset;
      const rubric = editing.current();
      if (!place || !rubric) return;
      const cells = pastedTable(event.clipboardData);
      if (!cells) return;
      event.preventDefault();
      const missing = missingFor(rubric, place, cells);
      if (missing.rows + missing.columns > 0 && !(await guard.mayChange())) return;
      const addsColumns =
        missing.columns > 0 &&
        // A grid without any has nothing to be wider than.
        (rubric.columns.length === 0 ||
          (await latest.current({
            title: `Add ${columnsWords(missing.columns)}?`,
            message:
              'What you paste is wider than the rubric. Without them the rest of each line is left out.',
            confirm: 'Add columns',
            cancel: 'Leave them out',
          })));
      const undo = editing.act(fill(place, cells, { columns: addsColumns ? missing.columns : 0, newUid }));
      const after = editing.current() ?? rubric;
      const pasted = pastedInto(after, place, cells);
      const isWhole = pasted.withoutRow + pasted.withoutColumn + pasted.cut === 0;
      const words = pastedWords(pasted, after.columns.length >= MAX_RUBRIC_COLUMNS);
      (isWhole ? toast.success : toast.info)(words, { undo });
    },
    [editing, guard],
  );
}
