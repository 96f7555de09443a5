import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Decimal128, Document, Double, Int32, Long, MongoClient, ObjectId, Timestamp } from 'mongodb';
import { outcomeOf, runScriptFile } from '../running/store-process';
import { startStoreForTest } from '../testing';
import { exportTo } from './export';
import { importFrom } from './import';

let folder: string;

const open: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-transfer-'));
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

async function connect(): Promise<MongoClient> {
  const store = await startStoreForTest();
  const client = await MongoClient.connect(store.url);
  open.push(store.close, () => client.close());
  return client;
}

const everyKind: Document = {
  _id: new ObjectId('64b000000000000000000001'),
  int: new Int32(1),
  long: Long.fromString('9007199254740993'),
  double: new Double(2),
  decimal: Decimal128.fromString('1.50'),
  date: new Date(0),
  binary: new Binary(Buffer.from('abc'), 5),
  time: new Timestamp({ t: 5, i: 6 }),
  nothing: null,
  list: [[], {}, /a.b/i],
};

describe('an export', () => {
  it('imported elsewhere gives the same documents, kinds of values, options and indexes', async () => {
    const [from, to] = [await connect(), await connect()];
    const collation = { locale: 'en', strength: 2 };
    await from.db('d').createCollection('people', { collation });
    await from.db('d').collection('people').createIndex({ name: 1 }, { unique: true, sparse: true });
    await from
      .db('d')
      .collection('people')
      .insertMany([{ name: 'Ada' }, { name: 'Bea' }]);
    await from.db('d').collection('a.b/c').insertOne(everyKind);
    expect(await exportTo(join(folder, 'out'), from)).toBe(3);
    expect((await readdir(join(folder, 'out', 'd'))).sort()).toEqual(['a.b%2Fc.json', 'people.json']);
    expect(await importFrom(join(folder, 'out'), to)).toBe(3);
    for (const name of ['people', 'a.b/c']) {
      const exact = { promoteValues: false, raw: false };
      const [before, after] = await Promise.all(
        [from, to].map((client) => client.db('d').collection(name).find({}, exact).toArray()),
      );
      expect(after).toEqual(before);
      const [known, made] = await Promise.all(
        [from, to].map((client) => client.db('d').collection(name).indexes()),
      );
      expect(made).toEqual(known);
    }
    await expect(to.db('d').collection('people').insertOne({ name: 'ADA' })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const client = await connect();
    const [left, right] = [client.db('d').collection('left'), client.db('d').collection('right')];
    await left.insertMany(Array.from({ length: 3000 }, (_, i) => ({ i })));
    await right.insertOne({ n: 3000 });
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await left.insertOne({ i: 0 }, { session });
            await right.updateOne({}, { $inc: { n: 1 } }, { session });
          }),
        );
      }
    })();
    await exportTo(join(folder, 'out'), client);
    isDone = true;
    await writing;
    const lines = (await readFile(join(folder, 'out/d/left.json'), 'utf8')).trim().split('\n');
    const total = JSON.parse(await readFile(join(folder, 'out/d/right.json'), 'utf8'));
    expect(total.n).toEqual({ $numberInt: String(lines.length) });
  });

  it('does not overwrite a folder', async () => {
    await expect(exportTo(folder, await connect())).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.stringContaining(folder),
    });
  });
});

describe('an import', () => {
  it("reads what MongoDB's own tool writes, relaxed and with metadata beside it", async () => {
    await mkdir(join(folder, 'd'));
    const file = join(folder, 'd', 'c.json');
    await writeFile(
      file,
      '{"_id":{"$oid":"64b000000000000000000001"},"at":{"$date":"1970-01-01T00:00:00Z"},"n":5}\n',
    );
    await appendFile(file, '{"_id":2,"n":5000000000,"x":1.5}\r\n\n');
    await writeFile(join(folder, 'd', 'c.metadata.json'), '{}');
    const client = await connect();
    expect(await importFrom(folder, client)).toBe(2);
    expect(await client.db('d').collection<Document>('c').find().toArray()).toEqual([
      { _id: new ObjectId('64b000000000000000000001'), at: new Date(0), n: 5 },
      { _id: 2, n: 5000000000, x: 1.5 },
    ]);
    await expect(importFrom(folder, client)).rejects.toThrow('d.c holds documents already');
  });

  it('says in which line it stopped', async () => {
    await mkdir(join(folder, 'd'));
    await writeFile(join(folder, 'd', 'c.json'), '{"_id":1}\n{"_id":\n');
    await expect(importFrom(folder, await connect())).rejects.toThrow('c.json, line 2: ');
  });
});

it('the scripts run on a data directory', async () => {
  await mkdir(join(folder, 'in/d'), { recursive: true });
  await writeFile(join(folder, 'in/d/c.json'), '{"_id":1}\n');
  const data = join(folder, 'data');
  const run = (script: string, ...args: string[]) => outcomeOf(runScriptFile(script, args));
  const imported = await run('import', '--data', data, '--from', join(folder, 'in'));
  expect(imported).toEqual({ code: 0, output: '1 documents are in the store.\n' });
  const exported = await run('export', '--data', data, '--to', join(folder, 'out'));
  expect(exported).toEqual({ code: 0, output: `1 documents are in ${join(folder, 'out')}.\n` });
  expect(await readFile(join(folder, 'out/d/c.json'), 'utf8')).toBe('{"_id":{"$numberInt":"1"}}\n');
  expect(await run('export', '--data', data)).toEqual({
    code: 2,
    output: '--to is missing. Usage: npm run store:export -- --data DIR --to FOLDER\n',
  });
});
