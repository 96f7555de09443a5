import { startStoreForTest } from '@coaching/embedded/testing';
import { MongoClient } from 'mongodb';
import { LEASES, type LeaseRow, leaseIn } from './lease';

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let client: MongoClient;
beforeAll(async () => {
  store = await startStoreForTest();
  client = await MongoClient.connect(store.url);
});
afterAll(async () => {
  await client.close();
  await store.close();
});

const SECOND_MS = 1000;

/** Somebody else's lease that ends so many milliseconds from now, in a database of its own. */
async function leaseOfOther(endsIn: number) {
  const db = client.db(`lease_${endsIn}`.replace('-', 'minus'));
  const until = new Date(Date.now() + endsIn);
  await db.collection<LeaseRow>(LEASES).insertOne({ _id: 'outbox', holder: 'other', until });
  return leaseIn(db, 'outbox');
}

it.each([
  ['has run out', -SECOND_MS, true],
  ['still runs', 4 * SECOND_MS, false],
  ['still runs by a clock that is a little ahead', 8 * SECOND_MS, false],
  ['ends in an hour, because the clock was set back since', 3600 * SECOND_MS, true],
])('a lease of another that %s', async (_, endsIn, isFree) => {
  const lease = await leaseOfOther(endsIn);
  expect(await lease.hold()).toBe(isFree);
});

it('is held by one at a time, and passed on when it is released', async () => {
  const db = client.db('lease_passed_on');
  const [one, two] = [leaseIn(db, 'outbox'), leaseIn(db, 'outbox')];
  expect([await one.hold(), await two.hold()]).toEqual([true, false]);
  await one.release();
  expect([await two.hold(), await one.hold()]).toEqual([true, false]);
});
