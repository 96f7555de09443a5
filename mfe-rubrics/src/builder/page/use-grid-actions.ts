import { newUid } from '@coaching/contracts';
import { toast } from '@coaching/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { categoryName, columnName, rowName } from '../../part-names/part-names';
import { placeAfterDeletion } from '../grid/after-deletion';
import type { GridActions } from '../grid/grid-actions';
import { categoryPlace, columnPlace, placeOf, ROW_NAME, writeIn } from '../grid/places';
import type { FocusPlace } from '../grid/use-focus-place';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import { moveRowAmongParts } from '../rubric/parts-order';
import {
  addCategory,
  addColumn,
  addRow,
  type Change,
  moveCategory,
  moveColumn,
  moveRow,
  removeCategory,
  removeColumn,
  removeRows,
} from '../rubric/rubric-changes';
import type { Editing } from '../undo/use-editing';
import type { StructureGuard } from '../versions/use-structure-guard';
import { categoryMenu, columnMenu, rowMenu } from './menus';

interface Uses {
  editing: Editing;
  guard: StructureGuard;
  /** Goes to a place once it is drawn. */
  focus: FocusPlace;
  /** Says it to those who do not see it. */
  announce: (words: string) => void;
}

export interface UsedGridActions {
  actions: GridActions;
  /** Adds a row below another of its category. */
  addRowBelow(row_uid: string): void;
  /** Uid of the row whose next steps are being changed. */
  stepsOf: string | null;
  closeSteps(): void;
}

/** What is done in the grid, each as one step that can be undone. */
export function useGridActions({ editing, guard, focus, announce }: Uses): UsedGridActions {
  const [stepsOf, setStepsOf] = useState<string | null>(null);
  const latest = useRef({ focus, announce });
  latest.current = { focus, announce };

  const stable = useMemo(() => {
    const rubric = (): EditedRubric => editing.current()!;
    const rowOf = (uid: string) => rubric().rows.find((row) => row.uid === uid)!;
    const nameOfColumn = (uid: string) => {
      const index = rubric().columns.findIndex((column) => column.uid === uid);
      return columnName(rubric().columns[index]!, index);
    };
    const nameOfCategory = (uid: string) =>
      categoryName(rubric().categories.find((each) => each.uid === uid)!);

    async function add(change: Change, place: string) {
      if (!(await guard.mayChange())) return;
      editing.act(change);
      latest.current.focus(place);
    }
    function remove(uid: string, change: Change, name: string) {
      const place = placeAfterDeletion(rubric(), uid);
      const undo = editing.act(change);
      latest.current.focus(place, 'menu');
      toast.success(`Deleted ${name}`, { undo });
    }
    function move(change: Change, words: string) {
      editing.act(change);
      latest.current.announce(words);
    }
    const addRowTo = (category_uid: string, below?: string) => {
      const uid = newUid();
      void add(addRow(uid, category_uid, below), placeOf(uid, ROW_NAME));
    };

    async function deleteColumn(uid: string) {
      const parts = rubric().columns.map((column) => ({ uid: column.uid, name: nameOfColumn(column.uid) }));
      const gone = parts.filter((part) => part.uid === uid);
      const others = parts.filter((part) => part.uid !== uid);
      const replaced = await guard.replacementsFor(gone[0]!.name, gone, others);
      if (!replaced) return;
      // The menu is gone first: a column takes a text out of every row.
      await new Promise((resolve) => setTimeout(resolve));
      remove(uid, removeColumn(uid, replaced[uid] ?? null), gone[0]!.name);
    }
    /** Deletes rows, or the category that has them. */
    async function deleteRows(
      uid: string,
      uids: readonly string[],
      name: string,
      change: (of: Record<string, string | null>) => Change,
    ) {
      const parts = rubric().rows.map((row) => ({ uid: row.uid, name: rowName(row) }));
      const isGone = new Set(uids);
      const gone = parts.filter((part) => isGone.has(part.uid));
      const replaced = await guard.replacementsFor(
        name,
        gone,
        parts.filter((part) => !isGone.has(part.uid)),
      );
      if (replaced) remove(uid, change(replaced), name);
    }

    const actions: GridActions = {
      write: (place, text) => editing.write(place, writeIn(place, text)),
      addColumn() {
        const uid = newUid();
        void add(addColumn(uid), columnPlace(uid));
      },
      addCategory() {
        const uid = newUid();
        void add(addCategory(uid, newUid()), categoryPlace(uid));
      },
      addRow: addRowTo,
      // The area they are dragged in announces these.
      moveColumn: (uid, to) => editing.act(moveColumn(uid, to)),
      moveCategory: (uid, to) => editing.act(moveCategory(uid, to)),
      moveRow: (uid, to) => editing.act(moveRowAmongParts(uid, to)),
      columnEntries: (uid) =>
        columnMenu(rubric(), uid, {
          move: (to) => move(moveColumn(uid, to), `${nameOfColumn(uid)} is now column ${to + 1}.`),
          remove: () => void deleteColumn(uid),
        }),
      categoryEntries: (uid) =>
        categoryMenu(rubric(), uid, {
          move: (to) => move(moveCategory(uid, to), `${nameOfCategory(uid)} is now category ${to + 1}.`),
          remove: () =>
            void deleteRows(
              uid,
              rowsOf(rubric(), uid).map((row) => row.uid),
              nameOfCategory(uid),
              (replaced) => removeCategory(uid, replaced),
            ),
        }),
      rowEntries: (uid) =>
        rowMenu(rubric(), uid, {
          move: (category_uid, to) =>
            move(
              moveRow(uid, category_uid, to),
              `${rowName(rowOf(uid))} is now row ${to + 1} of ${nameOfCategory(category_uid)}.`,
            ),
          suggest: () => setStepsOf(uid),
          add: () => addRowTo(rowOf(uid).category_uid, uid),
          remove: () => void deleteRows(uid, [uid], rowName(rowOf(uid)), removeRows),
        }),
      openSteps: setStepsOf,
    };
    return { actions, addRowBelow: (uid: string) => addRowTo(rowOf(uid).category_uid, uid) };
  }, [editing, guard]);

  return { ...stable, stepsOf, closeSteps: () => setStepsOf(null) };
}
