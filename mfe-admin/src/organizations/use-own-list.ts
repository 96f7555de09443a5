import type { ListAddress } from '@coaching/mfe-kit/list-table';
import { firstListState, type ListState } from '@coaching/mfe-kit/lists';
import { useState } from 'react';

/** The state of a list within a tab, which the address has no room for. */
export function useOwnList<Column extends string>(sortBy: Column): ListAddress<ListState<Column>> {
  const [state, setState] = useState(() => firstListState<Column>(sortBy));
  return [state, (next) => setState((before) => ({ ...before, ...next }))];
}
