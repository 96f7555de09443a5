import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startStoreProcess } from './store-process';

const kills = 4;
const writers = 4;
/** Acknowledged writes after which a round's store is killed; they are under way in several writers then. */
const writesBeforeKill = 30;

type Row = { _id: number; writer: number; value: number; tags: string[]; gone?: boolean };
type Half = { _id: string; pair: number; side: 'left' | 'right' };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-crash-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** What the store has acknowledged; what was under way when it was killed may or may not be there. */
class Ledger {
  readonly rows = new Map<number, number>();
  readonly deleted = new Set<number>();
  readonly pairs = new Set<number>();
  readonly unsure = new Set<number>();
  private next = 0;
  acknowledged = 0;

  number(): number {
    return this.next++;
  }
}

function collections(client: MongoClient) {
  const db = client.db('crash');
  return { rows: db.collection<Row>('rows'), halves: db.collection<Half>('halves') };
}

/** Writes until the store is gone: inserts, updates, deletes, and pairs that a transaction writes together. */
async function write(
  client: MongoClient,
  writer: number,
  ledger: Ledger,
  onWrite: () => void,
): Promise<void> {
  const { rows, halves } = collections(client);
  for (;;) {
    const id = ledger.number();
    ledger.unsure.add(id);
    try {
      await rows.insertOne({ _id: id, writer, value: id, tags: [`w${writer}`, `n${id % 7}`] });
      await rows.updateOne({ _id: id }, { $set: { value: -id }, $push: { tags: 'updated' } });
      if (id % 3 === 0) await rows.deleteOne({ _id: id });
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await halves.insertOne({ _id: `${id} left`, pair: id, side: 'left' }, { session });
          await halves.insertOne({ _id: `${id} right`, pair: id, side: 'right' }, { session });
        }),
      );
    } catch {
      return;
    }
    if (id % 3 === 0) ledger.deleted.add(id);
    else ledger.rows.set(id, -id);
    ledger.pairs.add(id);
    ledger.unsure.delete(id);
    ledger.acknowledged++;
    onWrite();
  }
}

async function check(client: MongoClient, ledger: Ledger): Promise<void> {
  const { rows, halves } = collections(client);
  const all = await rows.find().hint({ $natural: 1 }).toArray();
  const byId = new Map(all.map((row) => [row._id, row]));
  const lost = [...ledger.rows].filter(([id, value]) => byId.get(id)?.value !== value);
  const risen = [...ledger.deleted].filter((id) => byId.has(id));
  const unknown = all.filter(({ _id }) => !ledger.rows.has(_id) && !ledger.unsure.has(_id));
  expect({ lost, risen, unknown }).toEqual({ lost: [], risen: [], unknown: [] });

  const sides = new Map<number, number>();
  for (const { pair } of await halves.find().toArray()) sides.set(pair, (sides.get(pair) ?? 0) + 1);
  const torn = [...sides].filter(([, count]) => count !== 2);
  const missing = [...ledger.pairs].filter((pair) => !sides.has(pair));
  expect({ torn, missing }).toEqual({ torn: [], missing: [] });

  await checkIndexes(client, all);
}

/** Every index answers what a scan answers: no entry without its document, no document without its entries. */
async function checkIndexes(client: MongoClient, all: Row[]): Promise<void> {
  const { rows } = collections(client);
  const idsBy = async (filter: object, hint: object) =>
    (await rows.find(filter).hint(hint).toArray()).map(({ _id }) => _id).sort((a, b) => a - b);
  const scanned = (test: (row: Row) => boolean) =>
    all
      .filter(test)
      .map(({ _id }) => _id)
      .sort((a, b) => a - b);
  expect(await idsBy({ _id: { $gte: 0 } }, { _id: 1 })).toEqual(scanned(() => true));
  expect(await idsBy({ value: { $gt: -1e9 } }, { value: 1 })).toEqual(scanned(() => true));
  for (let writer = 0; writer < writers; writer++) {
    expect(await idsBy({ writer }, { writer: 1, value: -1 })).toEqual(
      scanned((row) => row.writer === writer),
    );
  }
  for (const tag of ['updated', 'n3', 'w1']) {
    expect(await idsBy({ tags: tag }, { tags: 1 })).toEqual(scanned((row) => row.tags.includes(tag)));
  }
}

it('keeps every acknowledged write, whole transactions and true indexes when it is killed again and again', async () => {
  const ledger = new Ledger();
  for (let round = 0; round < kills; round++) {
    const store = await startStoreProcess(directory);
    const client = await MongoClient.connect(store.url, {
      serverSelectionTimeoutMS: 500,
      retryWrites: false,
    });
    const { rows } = collections(client);
    await rows.createIndexes([
      { key: { value: 1 }, unique: true },
      { key: { writer: 1, value: -1 } },
      { key: { tags: 1 } },
    ]);
    await check(client, ledger);
    const goal = ledger.acknowledged + writesBeforeKill;
    await new Promise<void>((resolve, reject) => {
      let killed: Promise<void> | undefined;
      const onWrite = () => {
        if (ledger.acknowledged >= goal) killed ??= store.kill('SIGKILL');
      };
      const all = Array.from({ length: writers }, (_, writer) => write(client, writer, ledger, onWrite));
      Promise.all(all)
        .then(() => killed)
        .then(() => resolve(), reject);
    });
    await client.close();
  }
  const store = await startStoreProcess(directory);
  const client = await MongoClient.connect(store.url);
  await check(client, ledger);
  expect(ledger.acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
  await client.close();
  await store.kill('SIGTERM');
});
