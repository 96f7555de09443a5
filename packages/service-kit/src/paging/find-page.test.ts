import { MAX_PAGE_SIZE } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { type Collection, MongoClient } from 'mongodb';
import { findPage } from './find-page';
import { searchFilter } from './search-filter';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

interface Row {
  uid: string;
  name: string;
  age: number;
}

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let client: MongoClient;
let people: Collection<Row>;

beforeAll(async () => {
  store = await openStoreForTest();
  client = await MongoClient.connect(store.url);
  people = client.db('test').collection<Row>('people');
  await people.insertMany([
    { uid: 'e', name: 'Eve', age: 30 },
    { uid: 'b', name: 'Bo', age: 30 },
    { uid: 'a', name: 'Ada Lovelace', age: 36 },
    { uid: 'd', name: 'Dee', age: 30 },
    { uid: 'c', name: 'Cy (junior)', age: 12 },
  ]);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

const sorts = { name: 'name', age: 'age' };
const asked = { page: 1, rowsPerPage: 2, sortBy: 'name', descending: false } as const;

it.each([
  ['the first page', asked, ['a', 'b']],
  ['the next page', { ...asked, page: 2 }, ['c', 'd']],
  ['the last page, which is not full', { ...asked, page: 3 }, ['e']],
  ['a page past the end', { ...asked, page: 9 }, []],
  ['the other way round', { ...asked, descending: true }, ['e', 'd']],
  ['all, for a size of 0', { ...asked, rowsPerPage: 0 }, ['a', 'b', 'c', 'd', 'e']],
  ['ties in one order', { ...asked, sortBy: 'age', rowsPerPage: 3 } as const, ['c', 'b', 'd']],
  [
    'ties in that order, on the next page',
    { ...asked, sortBy: 'age', rowsPerPage: 3, page: 2 } as const,
    ['e', 'a'],
  ],
  ['ties backwards', { ...asked, sortBy: 'age', rowsPerPage: 3, descending: true } as const, ['a', 'e', 'd']],
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
  const { rows, total } = await findPage(people, { filter, query: { ...asked, rowsPerPage: 0 }, sorts });
  expect(rows.map(({ uid }) => uid)).toEqual(expected);
  expect(total).toBe(expected.length);
});

it('never gives more than the cap', async () => {
  const many = client.db('test').collection<Row>('many');
  await many.insertMany(
    Array.from({ length: MAX_PAGE_SIZE + 1 }, (_, age) => ({ uid: `u${age}`, name: 'x', age })),
  );
  const query = { ...asked, rowsPerPage: 0 };
  const { rows, total } = await findPage(many, { filter: {}, query, sorts });
  expect(rows).toHaveLength(MAX_PAGE_SIZE);
  expect(total).toBe(MAX_PAGE_SIZE + 1);
});
