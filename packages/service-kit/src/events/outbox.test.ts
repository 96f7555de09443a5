import { startStoreForTest } from '@coaching/embedded/testing';
import { type Db, MongoClient } from 'mongodb';
import { outboxIn } from './outbox';

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let client: MongoClient;
let db: Db;
beforeAll(async () => {
  store = await startStoreForTest();
  client = await MongoClient.connect(store.url);
});
beforeEach(async () => {
  db = client.db('outboxes');
  await db.dropDatabase();
});
afterAll(async () => {
  await client.close();
  await store.close();
});

/** Rows of entities with revisions, written one second after the other. */
async function waiting(...rows: readonly string[]): Promise<void> {
  const documents = rows.map((row, second) => {
    const [entity_uid, revision] = row.split(' ') as [string, string];
    const written_at = new Date(second * 1000);
    return { _id: row as never, entity_uid, revision: Number(revision), written_at, position: 0, event: {} };
  });
  await db.collection('outbox').insertMany(documents);
}

const oldest = async (limit: number, ...except: string[]) =>
  (await outboxIn(db).oldest(limit, except)).map(({ _id }) => _id);

/** Those of one entity, in their order. */
const of = (entity: string, rows: readonly string[]) => rows.filter((row) => row.startsWith(`${entity} `));

it('reads those that wait longest, an entity’s as they happened', async () => {
  await waiting('a 2', 'b 1', 'a 1', 'c 1');
  const rows = await oldest(10);
  expect([...rows].sort()).toEqual(['a 1', 'a 2', 'b 1', 'c 1']);
  expect(of('a', rows)).toEqual(['a 1', 'a 2']);
  expect(await oldest(10, 'a')).toEqual(['b 1', 'c 1']);
});

it('leaves no earlier one of an entity out, though a clock says that it is later', async () => {
  await waiting('a 2', 'b 2', 'c 1', 'b 1', 'a 1');
  const rows = await oldest(2);
  expect(of('a', rows)).toEqual(['a 1', 'a 2']);
  expect(of('b', rows)).toEqual(['b 1', 'b 2']);
  expect(of('c', rows)).toEqual([]);
});

it('begins with the first of an entity that has more than fit', async () => {
  await waiting('a 9', 'b 1', 'a 8', 'a 7', 'a 6', 'a 5', 'a 4', 'a 3');
  expect(of('a', await oldest(2))).toEqual(['a 3', 'a 4', 'a 5', 'a 6']);
});
