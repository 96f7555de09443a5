import { toast } from '@coaching/ui-kit';
import { useState } from 'react';
import type { FileRow } from './list-rows';
import { type HeadedList, type Meaning, matchHeads, withMeaning } from './meanings';

/** A list as it was read, what its columns hold, and what was corrected in it. */
export interface FileRows extends Omit<HeadedList, 'rows'> {
  rows: readonly FileRow[];
  setMeaning(column: number, meaning: Meaning | null): void;
  setCell(number: number, column: number, text: string): void;
  /** Takes rows out, by their numbers, until that is undone. */
  remove(numbers: readonly number[]): void;
}

/** @param read rows of the file, heads among them */
export function useFileRows(read: readonly string[][]): FileRows {
  const [{ heads, meanings, rows: found }] = useState(() => matchHeads(read));
  const [chosen, setChosen] = useState(meanings);
  const [rows, setRows] = useState<readonly FileRow[]>(() =>
    found.map((cells, at) => ({ number: at + 1, cells })),
  );
  return {
    heads,
    meanings: chosen,
    rows,
    setMeaning: (column, meaning) => setChosen((all) => withMeaning(all, column, meaning)),
    setCell: (number, column, text) =>
      setRows((all) =>
        all.map((row) => (row.number === number ? { ...row, cells: row.cells.with(column, text) } : row)),
      ),
    remove(numbers) {
      const gone = rows.filter(({ number }) => numbers.includes(number));
      setRows((all) => all.filter((row) => !gone.includes(row)));
      const [first] = gone;
      toast.success(gone.length === 1 ? `Row ${first!.number} deleted` : `${gone.length} rows deleted`, {
        undo: () => setRows((all) => [...all, ...gone].sort((one, other) => one.number - other.number)),
      });
    },
  };
}
