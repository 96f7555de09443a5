import { DEFAULT_PAGE_SIZE } from '@coaching/contracts';
import { searchParams } from '../api/search-params';

/** Page, order and search of a list, as its call takes them. */
export interface ListState<Column extends string = string> {
  query: string;
  /** From 1. */
  page: number;
  /** 0 means all. */
  rowsPerPage: number;
  sortBy: Column;
  descending: boolean;
}

/** How a list first appears: everything, ordered by one column. */
export const firstListState = <Column extends string>(sortBy: Column): ListState<Column> => ({
  query: '',
  page: 1,
  rowsPerPage: DEFAULT_PAGE_SIZE,
  sortBy,
  descending: false,
});

const LONGEST_QUERY = 200;

function wholeNumber(text: string | null, least: number, otherwise: number): number {
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) >= least ? Number(text) : otherwise;
}

/**
 * A list's state as an address holds it, so that it can be shared and gone back to; nonsense is as at first.
 * @param columns by which the list can be ordered
 */
export function readListState<Column extends string>(
  search: URLSearchParams,
  first: ListState<Column>,
  columns: readonly Column[],
): ListState<Column> {
  return {
    query: search.get('query')?.slice(0, LONGEST_QUERY) ?? first.query,
    page: wholeNumber(search.get('page'), 1, first.page),
    rowsPerPage: wholeNumber(search.get('rowsPerPage'), 0, first.rowsPerPage),
    sortBy: columns.find((column) => column === search.get('sortBy')) ?? first.sortBy,
    descending: search.has('descending') ? search.get('descending') === 'true' : first.descending,
  };
}

/** The address of a state; what is as at first is left out, so is what is undefined. */
export function writeListState<State extends object>(state: State, first: State): URLSearchParams {
  const changed = Object.entries(state).filter(([name, value]) => !isSame(value, first[name as keyof State]));
  return searchParams(Object.fromEntries(changed));
}

/** Whether two values of a state are the same; of several, in the same order. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && String(one) === String(other));
