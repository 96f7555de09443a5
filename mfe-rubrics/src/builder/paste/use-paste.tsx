import { MAX_RUBRIC_COLUMNS, newUid } from '@coaching/contracts';
import { pastedTable } from '@coaching/mfe-kit/pasted-cells';
import { toast } from '@coaching/ui-kit';
import { afterFrame } from '@coaching/ui-kit/frame-time';
import { type ClipboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { FocusPlace } from '../grid/use-focus-place';
import type { EditedRubric } from '../rubric/edited-rubric';
import type { Editing } from '../undo/use-editing';
import type { StructureGuard } from '../versions/use-structure-guard';
import { type ColumnsAnswer, ColumnsDialog } from './columns-dialog';
import { columnsBeyond, fill, missingFor } from './fill';
import { pastedInto, pastedWords } from './left-out';
import type { Cells } from './target';

interface Columns {
  /** How many columns are missing that it can get. */
  missing: number;
  /** How many more it would need. */
  beyond: number;
}

interface Asked extends Columns {
  answer: (answer: ColumnsAnswer) => void;
}

interface Uses {
  editing: Editing;
  guard: StructureGuard;
  focus: FocusPlace;
}

interface UsedPaste {
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** What is asked meanwhile. */
  dialog: ReactNode;
}

/** Puts a table from a spreadsheet into the grid from the place on that it is pasted in. */
export function usePaste({ editing, guard, focus }: Uses): UsedPaste {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef(focus);
  latest.current = focus;

  /** How many columns it gets; null where nothing is to be pasted after all. */
  const columnsFor = useCallback(async (rubric: EditedRubric, needed: Columns): Promise<number | null> => {
    const { missing } = needed;
    // A grid without any has nothing to be wider than.
    if (missing === 0 || rubric.columns.length === 0) return missing;
    const answer = await new Promise<ColumnsAnswer>((answer) => setAsked({ ...needed, answer }));
    setAsked(null);
    if (answer === 'cancel') return null;
    return answer === 'add' ? missing : 0;
  }, []);

  const paste = useCallback(
    async (rubric: EditedRubric, place: string, cells: Cells) => {
      const missing = missingFor(rubric, place, cells);
      const columns = await columnsFor(rubric, {
        missing: missing.columns,
        beyond: columnsBeyond(rubric, place, cells),
      });
      if (columns === null) return;
      if (missing.rows + columns > 0 && !(await guard.mayChange())) return;
      const undo = editing.act(fill(place, cells, { columns, newUid }));
      const after = editing.current() ?? rubric;
      const pasted = pastedInto(after, place, cells);
      const isWhole = pasted.withoutRow + pasted.withoutColumn + pasted.cut === 0;
      const words = pastedWords(pasted, after.columns.length >= MAX_RUBRIC_COLUMNS);
      // What was pasted is seen first.
      afterFrame(() => (isWhole ? toast.success : toast.info)(words, { undo }));
    },
    [editing, guard, columnsFor],
  );

  const onPaste = useCallback(
    async (event: ClipboardEvent<HTMLElement>) => {
      const { place } = (event.target as HTMLElement).dataset;
      const rubric = editing.current();
      if (!place || !rubric) return;
      const cells = pastedTable(event.clipboardData);
      if (!cells) return;
      event.preventDefault();
      await paste(rubric, place, cells);
      // Whatever was asked had the focus, and the field that had it before is a text at rest by now.
      const focused = document.activeElement as HTMLElement | null;
      if (focused?.dataset.place !== place) latest.current(place);
    },
    [editing, paste],
  );
  return {
    onPaste: useCallback((event) => void onPaste(event), [onPaste]),
    dialog: asked && <ColumnsDialog missing={asked.missing} beyond={asked.beyond} onAnswer={asked.answer} />,
  };
}
