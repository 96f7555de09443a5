import { type ListAddress, useListAddress } from '@coaching/mfe-kit/list-table';
import { firstListState, type ListState, readListState } from '@coaching/mfe-kit/lists';

/** The state of the list of a tab, in the address; another tab begins with its own. */
export function useTabList<Column extends string>(
  columns: readonly [Column, ...Column[]],
): ListAddress<ListState<Column>> {
  const first = firstListState<Column>(columns[0]);
  return useListAddress<ListState<Column>>(first, (search) => readListState(search, first, columns));
}
