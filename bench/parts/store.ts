/** What the embedded store costs: its operations through the driver, against the same work in lmdb and plain mingo. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { serialize } from 'bson';
import { open } from 'lmdb';
import { aggregate, find } from 'mingo';
import { type Collection, MongoClient } from 'mongodb';
import { median, printRatio, timed } from '../ratio';

const SMALL = 1_000;
const LARGE = 200_000;
const BATCH = 1_000;
const ROUNDS = 5;

interface Row {
  _id: number;
  group: number;
  score: number;
  name: string;
  text: string;
}

const filler = 'x'.repeat(1_900);

/** A document of 2 KB. */
const row = (_id: number): Row => ({
  _id,
  group: _id % 100,
  score: (_id * 7919) % 10_007,
  name: `Person ${_id}`,
  text: filler,
});

const ms = (time: number) => `${time.toFixed(1)} ms`;

async function insertAll(collection: Collection<Row>, count: number): Promise<number> {
  let time = 0;
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => row(start + index));
    time += await timed(() => collection.insertMany(rows));
  }
  return time;
}

/** The same bytes put by lmdb itself, a batch to a transaction that waits for the disk as the store does. */
async function putAll(directory: string, count: number): Promise<number> {
  const db = open<Buffer, Buffer>({
    path: join(directory, 'plain.mdb'),
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
  });
  let time = 0;
  for (let start = 0; start < count; start += BATCH) {
    const entries = Array.from({ length: BATCH }, (_, index) => {
      const key = Buffer.alloc(8);
      key.writeUInt32BE(start + index, 4);
      return { key, value: Buffer.from(serialize(row(start + index))) };
    });
    time += await timed(() =>
      db.transactionSync(() => {
        for (const { key, value } of entries) db.putSync(key, value);
      }),
    );
  }
  await db.close();
  return time;
}

/** Median of several rounds of the same work, after one that only warms up. */
async function measured(work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return median(times);
}

async function indexedFinds(collection: Collection<Row>, count: number): Promise<void> {
  for (let index = 0; index < 500; index += 1)
    await collection.findOne({ name: `Person ${(index * 7919) % count}` });
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'sidelight-bench-'));
  const options = { directory: join(directory, 'store'), worker: true };
  let store = await startStore(options);
  let client = await MongoClient.connect(store.url);
  const small = client.db('bench').collection<Row>('small');
  await insertAll(small, SMALL);
  await small.createIndex({ name: 1 });

  const inserting = await insertAll(client.db('bench').collection<Row>('large'), LARGE);
  const putting = await putAll(directory, LARGE);
  printRatio(
    `insertMany of ${LARGE} against lmdb's batch put (at most 5)`,
    inserting / putting,
    `${ms(inserting)}, ${ms(putting)}`,
  );
  await client.db('bench').collection<Row>('large').createIndex({ name: 1 });
  await client.close();
  await store.stop();

  const before = process.memoryUsage().rss;
  let after = 0;
  const opening = await timed(async () => {
    store = await startStore(options);
    client = await MongoClient.connect(store.url);
    await client.db('bench').command({ ping: 1 });
    after = process.memoryUsage().rss;
  });
  printRatio(`opening ${LARGE} documents of 2 KB, of 3 s (at most 1)`, opening / 3000, ms(opening));
  const grown = (after - before) / 2 ** 20;
  printRatio('memory by opening them, of 1 GB (at most 1)', grown / 1024, `${grown.toFixed(0)} MB`);

  const large = client.db('bench').collection<Row>('large');
  const atSmall = await measured(() => indexedFinds(client.db('bench').collection<Row>('small'), SMALL));
  const atLarge = await measured(() => indexedFinds(large, LARGE));
  printRatio(
    `indexed find at ${LARGE} against ${SMALL} (at most 1.5)`,
    atLarge / atSmall,
    `${ms(atLarge)}, ${ms(atSmall)} for 500`,
  );

  const filter = { name: /77$/, text: { $exists: true }, score: { $gt: 9_000 } };
  for (const count of [20_000, LARGE]) {
    const rows = Array.from({ length: count }, (_, index) => row(index));
    const collection = client.db('bench').collection<Row>(`rows${count}`);
    await insertAll(collection, count);
    const scanning = await measured(() => collection.find(filter).toArray());
    const filtering = await measured(() => find(rows, filter).all());
    printRatio(
      `unindexed filter of ${count} against mingo (at most 1.5)`,
      scanning / filtering,
      `${ms(scanning)}, ${ms(filtering)}`,
    );
    const pipeline = [{ $group: { _id: '$group', sum: { $sum: '$score' }, count: { $sum: 1 } } }];
    const grouping = await measured(() => collection.aggregate(pipeline).toArray());
    const plainly = await measured(() => aggregate(rows, pipeline));
    printRatio(`$group of ${count} against mingo`, grouping / plainly, `${ms(grouping)}, ${ms(plainly)}`);
  }
  await client.close();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
