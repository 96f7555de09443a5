import { useEffect, useState } from 'react';

/** What makes rows move; it comes apart from the table, for the tables that need it. */
export type SortableParts = Pick<typeof import('../sortable'), 'SortableArea' | 'SortableItem'>;

let arrived: SortableParts | null = null;

/**
 * The code that moves rows.
 * @returns undefined while it is on its way; null where it is not wanted or could not be had
 */
export function useSortableParts(isWanted: boolean): SortableParts | null | undefined {
  const [parts, setParts] = useState<SortableParts | null | undefined>(arrived ?? undefined);
  useEffect(() => {
    if (!isWanted || arrived) return;
    import('../sortable').then(
      (found) => {
        arrived = found;
        setParts(found);
      },
      // Rows still move by their menus.
      () => setParts(null),
    );
  }, [isWanted]);
  return isWanted ? (arrived ?? parts) : null;
}
