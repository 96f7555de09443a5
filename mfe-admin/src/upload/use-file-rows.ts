import { newUid } from '@coaching/contracts';
import type { FormDraft } from '@coaching/mfe-kit/form-draft';
import { dismissToast, toast } from '@coaching/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FileRow } from './list-rows';
import { type HeadedList, type Meaning, matchHeads, offeredMeanings, withMeaning } from './meanings';

/** What was said and corrected of a list, which outlives the page. */
export interface Corrections {
  meanings: (Meaning | null)[];
  /** Rows whose cells are others than in the file, by number. */
  cells: Record<number, readonly string[]>;
  /** Numbers of rows that were deleted. */
  removed: readonly number[];
  /** Of the import that the server stores the list as. */
  import_uid: string;
}

/** A list as it was read, what its columns hold, and what was corrected in it. */
export interface FileRows extends Omit<HeadedList, 'rows'> {
  rows: readonly FileRow[];
  /** What its columns can hold, in the order in which it is offered. */
  offered: readonly Meaning[];
  setMeaning(column: number, meaning: Meaning | null): void;
  setCell(number: number, column: number, text: string): void;
  /** Takes rows out, by their numbers, until that is undone. */
  remove(numbers: readonly number[]): void;
  /** Rows that were taken out are not brought back any more. */
  settle(): void;
  import_uid: string;
  /** All rows are another import, which the server knows nothing of yet. */
  renew(): void;
  /** These rows are another import, without all others, which are done with. */
  startAnew(numbers: readonly number[]): void;
}

/**
 * @param read rows of the file, heads among them
 * @param draft what was corrected in it before
 * @param isRoster it has the columns of a roster besides
 */
export function useFileRows(
  read: readonly string[][],
  draft: Pick<FormDraft<Corrections>, 'values' | 'store'>,
  { isRoster }: { isRoster: boolean },
): FileRows {
  const [{ heads, meanings, rows: found }] = useState(() => matchHeads(read, isRoster));
  const [corrections, setCorrections] = useState<Corrections>(() => ({
    meanings,
    cells: {},
    removed: [],
    ...draft.values,
    // What of it the server has is not known: it is looked over as another one.
    import_uid: newUid(),
  }));
  const { cells, removed } = corrections;
  const { store } = draft;
  useEffect(() => store(corrections), [store, corrections]);

  const rows = useMemo(() => {
    const gone = new Set(removed);
    return found
      .map((original, at) => ({ number: at + 1, cells: cells[at + 1] ?? original }))
      .filter(({ number }) => !gone.has(number));
  }, [found, cells, removed]);

  // What offers to bring rows back goes with the list that they would be brought back into.
  const offers = useRef<number[]>([]);
  const settle = useCallback(() => {
    for (const id of offers.current.splice(0)) dismissToast(id);
  }, []);
  useEffect(() => settle, [settle]);

  const renew = useCallback(() => setCorrections((all) => ({ ...all, import_uid: newUid() })), []);

  return {
    heads,
    offered: offeredMeanings(isRoster),
    meanings: corrections.meanings,
    rows,
    import_uid: corrections.import_uid,
    renew,
    settle,
    startAnew: (numbers) =>
      setCorrections((all) => ({
        ...all,
        removed: found.flatMap((_, at) => (numbers.includes(at + 1) ? [] : [at + 1])),
        import_uid: newUid(),
      })),
    setMeaning: (column, meaning) =>
      setCorrections((all) => ({ ...all, meanings: withMeaning(all.meanings, column, meaning) })),
    setCell: (number, column, text) =>
      setCorrections((all) => {
        const before = all.cells[number] ?? found[number - 1]!;
        return { ...all, cells: { ...all.cells, [number]: before.with(column, text) } };
      }),
    remove(numbers) {
      setCorrections((all) => ({ ...all, removed: [...all.removed, ...numbers] }));
      const words = numbers.length === 1 ? `Row ${numbers[0]} deleted` : `${numbers.length} rows deleted`;
      const undo = () =>
        setCorrections((all) => ({
          ...all,
          removed: all.removed.filter((number) => !numbers.includes(number)),
        }));
      offers.current.push(toast.success(words, { undo }));
    },
  };
}
