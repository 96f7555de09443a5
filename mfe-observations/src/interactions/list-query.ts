import { type CallQuery, DEFAULT_PAGE_SIZE } from '@coaching/contracts';

export type ListQuery = CallQuery<'getInteractions'>;

/** How the list first appears (spec 1 section 9). */
export const firstQuery: ListQuery = {
  query: '',
  page: 1,
  rowsPerPage: DEFAULT_PAGE_SIZE,
  sortBy: 'title',
  descending: false,
};

const columns: readonly ListQuery['sortBy'][] = ['title', 'timestamp', 'duration', 'client', 'tool'];

function wholeNumber(text: string | null, least: number, otherwise: number): number {
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) >= least ? Number(text) : otherwise;
}

/** The list's state as an address holds it, so that it can be shared and gone back to; nonsense is the default. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return {
    query: search.get('query')?.slice(0, 200) ?? firstQuery.query,
    page: wholeNumber(search.get('page'), 1, firstQuery.page),
    rowsPerPage: wholeNumber(search.get('rowsPerPage'), 0, firstQuery.rowsPerPage),
    sortBy: columns.find((column) => column === search.get('sortBy')) ?? firstQuery.sortBy,
    descending: search.get('descending') === 'true',
  };
}

/** The address of a state; what is as at first is left out. */
export function writeListQuery(state: ListQuery): URLSearchParams {
  const changed = Object.entries(state).filter(
    ([name, value]) => value !== firstQuery[name as keyof ListQuery],
  );
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
}
