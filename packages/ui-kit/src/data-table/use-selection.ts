import { useCallback, useMemo, useRef } from 'react';
import type { DataTableProps } from './data-table-props';
import { chosenOf, type PageChosen, rowsBetween, withRows } from './selection';

/** Which rows are chosen, and how to choose others. */
export interface Selection {
  keys: readonly string[];
  /** Keys of the page's rows. */
  page: readonly string[];
  ofPage: PageChosen;
  has: (key: string) => boolean;
  /** The same each time. @param reaches from the row that was chosen before to this one */
  choose: (key: string, isChosen: boolean, reaches: boolean) => void;
  choosePage: (isChosen: boolean) => void;
  clear: () => void;
}

/** The selection of a table, by key and so over pages; null where rows cannot be chosen. */
export function useSelection<Row>(
  { selection, onSelectionChange, rowKey }: DataTableProps<Row>,
  rows: readonly Row[],
): Selection | null {
  const before = useRef<string | null>(null);
  const page = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const latest = useRef({ selection, onSelectionChange, page });
  latest.current = { selection, onSelectionChange, page };
  const choose = useCallback<Selection['choose']>((key, isChosen, reaches) => {
    const { selection: chosen = [], onSelectionChange: change, page: among } = latest.current;
    const keys = reaches ? rowsBetween(among, before.current, key) : [key];
    before.current = key;
    change?.(withRows(chosen, keys, isChosen));
  }, []);
  return useMemo(() => {
    if (!selection) return null;
    const chosen = new Set(selection);
    const change = (keys: string[]) => onSelectionChange?.(keys);
    return {
      keys: selection,
      page,
      ofPage: chosenOf(page, chosen),
      has: (key) => chosen.has(key),
      choose,
      choosePage: (isChosen) => change(withRows(selection, page, isChosen)),
      clear: () => change([]),
    };
  }, [selection, onSelectionChange, page, choose]);
}
