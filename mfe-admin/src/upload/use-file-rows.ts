import type { FormDraft } from '@coaching/mfe-kit/form-draft';
import { toast } from '@coaching/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import type { FileRow } from './list-rows';
import { type HeadedList, type Meaning, matchHeads, withMeaning } from './meanings';

/** What was said and corrected of a list, which outlives the page. */
export interface Corrections {
  meanings: (Meaning | null)[];
  /** Rows whose cells are others than in the file, by number. */
  cells: Record<number, readonly string[]>;
  /** Numbers of rows that were deleted. */
  removed: readonly number[];
}

/** A list as it was read, what its columns hold, and what was corrected in it. */
export interface FileRows extends Omit<HeadedList, 'rows'> {
  rows: readonly FileRow[];
  setMeaning(column: number, meaning: Meaning | null): void;
  setCell(number: number, column: number, text: string): void;
  /** Takes rows out, by their numbers, until that is undone. */
  remove(numbers: readonly number[]): void;
}

/**
 * @param read rows of the file, heads among them
 * @param draft what was corrected in it before
 */
export function useFileRows(
  read: readonly string[][],
  draft: Pick<FormDraft<Corrections>, 'values' | 'store'>,
): FileRows {
  const [{ heads, meanings, rows: found }] = useState(() => matchHeads(read));
  const [corrections, setCorrections] = useState<Corrections>(
    draft.values ?? { meanings, cells: {}, removed: [] },
  );
  const { cells, removed } = corrections;
  const { store } = draft;
  useEffect(() => store(corrections), [store, corrections]);

  const rows = useMemo(() => {
    const gone = new Set(removed);
    return found
      .map((original, at) => ({ number: at + 1, cells: cells[at + 1] ?? original }))
      .filter(({ number }) => !gone.has(number));
  }, [found, cells, removed]);

  return {
    heads,
    meanings: corrections.meanings,
    rows,
    setMeaning: (column, meaning) =>
      setCorrections((all) => ({ ...all, meanings: withMeaning(all.meanings, column, meaning) })),
    setCell: (number, column, text) =>
      setCorrections((all) => {
        const before = all.cells[number] ?? found[number - 1]!;
        return { ...all, cells: { ...all.cells, [number]: before.with(column, text) } };
      }),
    remove(numbers) {
      setCorrections((all) => ({ ...all, removed: [...all.removed, ...numbers] }));
      toast.success(numbers.length === 1 ? `Row ${numbers[0]} deleted` : `${numbers.length} rows deleted`, {
        undo: () =>
          setCorrections((all) => ({
            ...all,
            removed: all.removed.filter((number) => !numbers.includes(number)),
          })),
      });
    },
  };
}
