import { firstListState, readListState, writeListState } from './list-address';

const columns = ['last_name', 'email'] as const;
const first = firstListState<(typeof columns)[number]>('last_name');
const read = (address: string) => readListState(new URLSearchParams(address), first, columns);

it.each([
  ['', {}],
  ['query=maya&page=3', { query: 'maya', page: 3 }],
  ['rowsPerPage=0&sortBy=email&descending=true', { rowsPerPage: 0, sortBy: 'email', descending: true }],
  ['page=0&rowsPerPage=-5&sortBy=password&descending=perhaps', {}],
  ['page=1e9', {}],
])('reads %j', (address, changed) => {
  expect(read(address)).toEqual({ ...first, ...changed });
});

it('reads as much of a search as a call takes', () => {
  expect(read(`query=${'x'.repeat(300)}`).query).toHaveLength(200);
});

it.each(['', 'query=maya&page=3', 'rowsPerPage=0&sortBy=email&descending=true'])(
  'writes %j again',
  (address) => {
    expect(writeListState(read(address), first).toString()).toBe(address);
  },
);

it('writes what has been turned back from a first order that descends', () => {
  const latest = { ...first, descending: true };
  expect(writeListState({ ...latest, descending: false }, latest).toString()).toBe('descending=false');
  expect(readListState(new URLSearchParams('descending=false'), latest, columns).descending).toBe(false);
});

it('leaves out what a filter does not say', () => {
  expect(writeListState({ role: undefined, page: 2 }, { role: undefined, page: 1 }).toString()).toBe(
    'page=2',
  );
});
