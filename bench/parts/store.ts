/** What the embedded store costs: its operations through the driver, against the same work in plain mingo. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { aggregate, find } from 'mingo';
import { MongoClient } from 'mongodb';
import { printRatio, timed } from '../ratio';

const COUNT = 20_000;
const READS = 500;

interface Row {
  _id: number;
  group: number;
  score: number;
  name: string;
  text: string;
}

const rows: Row[] = Array.from({ length: COUNT }, (_, index) => ({
  _id: index,
  group: index % 100,
  score: (index * 7919) % 10_007,
  name: `Person ${index}`,
  text: 'x'.repeat(200),
}));

const report = (name: string, store: number, plain: number) =>
  printRatio(
    name,
    store / plain,
    `${store.toFixed(1)} ms in the store, ${plain.toFixed(1)} ms in plain mingo`,
  );

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sidelight-bench-'));
  const store = await startStore({ directory: dataDir, worker: true });
  const client = await MongoClient.connect(store.url);
  const collection = client.db('bench').collection<Row>('rows');
  const plain: Row[] = [];

  report(
    `insert ${COUNT} documents`,
    await timed(() => collection.insertMany(rows)),
    await timed(() => plain.push(...rows.map((row) => structuredClone(row)))),
  );
  await collection.createIndex({ group: 1, score: 1 });
  const everyRead = async (read: (index: number) => Promise<unknown> | unknown) => {
    for (let index = 0; index < READS; index += 1) await read((index * 37) % COUNT);
  };
  const compare = async (name: string, inStore: () => unknown, inMemory: () => unknown) => {
    await inStore();
    await inMemory();
    report(name, await timed(inStore), await timed(inMemory));
  };
  await compare(
    `${READS} finds by _id`,
    () => everyRead((_id) => collection.findOne({ _id })),
    () => everyRead((_id) => find(plain, { _id }).next()),
  );
  await compare(
    '100 finds by index, sorted, 20 rows each',
    async () => {
      for (let group = 0; group < 100; group += 1)
        await collection.find({ group }).sort({ score: 1 }).limit(20).toArray();
    },
    () => {
      for (let group = 0; group < 100; group += 1)
        find<Row>(plain, { group }).sort({ score: 1 }).limit(20).all();
    },
  );
  const unindexed = { name: /7$/, text: { $exists: true }, score: { $gt: 9000 } };
  await compare(
    'filter without an index',
    () => collection.find(unindexed).toArray(),
    () => find(plain, unindexed).all(),
  );
  const pipeline = [
    { $group: { _id: '$group', sum: { $sum: '$score' }, count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ];
  await compare(
    'group all into 100',
    () => collection.aggregate(pipeline).toArray(),
    () => aggregate(plain, pipeline),
  );
  await client.close();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
