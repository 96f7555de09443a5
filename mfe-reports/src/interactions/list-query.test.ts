import { firstQuery, type ListQuery, readListQuery, writeListQuery } from './list-query';

it.each<[string, Partial<ListQuery>]>([
  ['', {}],
  ['page=3&rowsPerPage=0', { page: 3, rowsPerPage: 0 }],
  ['query=a+b&sortBy=timestamp&descending=true', { query: 'a b', sortBy: 'timestamp', descending: true }],
])('%j is read and written alike', (search, state) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual({ ...firstQuery, ...state });
  expect(readListQuery(writeListQuery({ ...firstQuery, ...state }))).toEqual({ ...firstQuery, ...state });
});

it('is in the remembered order where the address names none', () => {
  const latest = { sortBy: 'timestamp', descending: true } as const;
  const read = (search: string) => readListQuery(new URLSearchParams(search), latest);
  expect(read('query=a')).toEqual({ ...firstQuery, query: 'a', ...latest });
  expect(read('sortBy=duration')).toEqual({ ...firstQuery, sortBy: 'duration' });
  expect(read('descending=true')).toEqual({ ...firstQuery, descending: true });
});

it('takes nonsense for the default', () => {
  const search = new URLSearchParams('page=0&rowsPerPage=-1&sortBy=password&descending=1');
  expect(readListQuery(search)).toEqual(firstQuery);
});

it('leaves out of the address what is as at first', () => {
  expect(writeListQuery({ ...firstQuery, page: 2 }).toString()).toBe('page=2');
});
