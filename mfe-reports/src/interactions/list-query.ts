import type { CallQuery } from '@coaching/contracts';
import { firstListState, readListState, writeListState } from '@coaching/mfe-kit/lists';

export type ListQuery = Omit<CallQuery<'getInteractions'>, 'zone' | 'client_uid'>;

/** In what order a list is shown. */
export type ListOrder = Pick<ListQuery, 'sortBy' | 'descending'>;

/** How the list first appears (spec 1 section 9). */
export const firstQuery: ListQuery = firstListState<ListQuery['sortBy']>('title');

const columns: readonly ListQuery['sortBy'][] = ['title', 'timestamp', 'duration', 'client', 'tool'];

/**
 * The list's state as an address holds it.
 * @param order that of an address which names none
 */
export function readListQuery(search: URLSearchParams, order: ListOrder = firstQuery): ListQuery {
  const { sortBy, descending } = order;
  const state = readListState(search, firstQuery, columns);
  return namesOrder(search) ? state : { ...state, sortBy, descending };
}

/** Whether an address says in what order its list is shown. */
export const namesOrder = (search: URLSearchParams) => search.has('sortBy') || search.has('descending');

export const isSameOrder = (one: ListOrder, other: ListOrder) =>
  one.sortBy === other.sortBy && one.descending === other.descending;

/** The address of a state; what is as at first is left out. */
export const writeListQuery = (state: ListQuery): URLSearchParams => writeListState(state, firstQuery);
