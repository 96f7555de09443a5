import { MAX_PAGE_SIZE } from '@coaching/contracts';
import { startStoreForTest } from '@coaching/embedded/testing';
import type { Connection, Model } from 'mongoose';
import { connect } from '../mongo/connection';
import { storedIn } from '../mongo/models';
import { findPage } from './find-page';
import { searchFilter } from './search-filter';

interface Row {
  uid: string;
  name: string;
  age: number;
}

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let connected: { connection: Connection; release(): Promise<void> };
let people: Model<Row>;

const schema = storedIn<Row>('people', { uid: String, name: String, age: Number });

beforeAll(async () => {
  store = await startStoreForTest();
  connected = await connect(store.url);
  people = connected.connection.useDb('test').model<Row>('Person', schema);
  await people.insertMany([
    { uid: 'e', name: 'Eve', age: 30 },
    { uid: 'b', name: 'Bo', age: 30 },
    { uid: 'a', name: 'Ada Lovelace', age: 36 },
    { uid: 'd', name: 'Dee', age: 30 },
    { uid: 'c', name: 'Cy (junior)', age: 12 },
  ]);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});

const sorts = { name: 'name', age: 'age' };
const firstPage = { page: 1, rowsPerPage: 2, sortBy: 'name', descending: false } as const;

it.each([
  ['the first page', firstPage, ['a', 'b']],
  ['the next page', { ...firstPage, page: 2 }, ['c', 'd']],
  ['the last page, which is not full', { ...firstPage, page: 3 }, ['e']],
  ['a page past the end', { ...firstPage, page: 9 }, []],
  ['the other way round', { ...firstPage, descending: true }, ['e', 'd']],
  ['all, for a size of 0', { ...firstPage, rowsPerPage: 0 }, ['a', 'b', 'c', 'd', 'e']],
  ['ties in one order', { ...firstPage, sortBy: 'age', rowsPerPage: 3 } as const, ['c', 'b', 'd']],
  [
    'ties in that order, on the next page',
    { ...firstPage, sortBy: 'age', rowsPerPage: 3, page: 2 } as const,
    ['e', 'a'],
  ],
  [
    'ties backwards',
    { ...firstPage, sortBy: 'age', rowsPerPage: 3, descending: true } as const,
    ['a', 'e', 'd'],
  ],
])('gives %s', async (_, query, expected) => {
  const { rows, total } = await findPage(people, { filter: {}, query, sorts });
  expect(rows.map(({ uid }) => uid)).toEqual(expected);
  expect(total).toBe(5);
});

it.each([
  ['LOVE ada', ['a']],
  ['(jun', ['c']],
  ['.', []],
  ['e', ['a', 'd', 'e']],
])('finds %s', async (search, expected) => {
  const filter = searchFilter<Row>(search, ['name']);
  const { rows, total } = await findPage(people, { filter, query: { ...firstPage, rowsPerPage: 0 }, sorts });
  expect(rows.map(({ uid }) => uid)).toEqual(expected);
  expect(total).toBe(expected.length);
});

it('never gives more than the cap', async () => {
  const many = connected.connection.useDb('test').model<Row>('One of many', schema, 'many');
  await many.insertMany(
    Array.from({ length: MAX_PAGE_SIZE + 1 }, (_, age) => ({ uid: `u${age}`, name: 'x', age })),
  );
  const query = { ...firstPage, rowsPerPage: 0 };
  const { rows, total } = await findPage(many, { filter: {}, query, sorts });
  expect(rows).toHaveLength(MAX_PAGE_SIZE);
  expect(total).toBe(MAX_PAGE_SIZE + 1);
});
