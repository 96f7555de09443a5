import { searchedColumns } from './searched-columns';

const columns = [
  { id: 'question', label: 'Question', sortable: true, cell: () => null },
  { id: 'owner', label: 'Owner', cell: () => null },
];

it.each([
  ['', [true, undefined]],
  ['  ', [true, undefined]],
  ['why', [false, false]],
])('searched for "%s" columns sort: %j', (query, sortable) => {
  expect(searchedColumns(query, columns).map((column) => column.sortable)).toEqual(sortable);
});
