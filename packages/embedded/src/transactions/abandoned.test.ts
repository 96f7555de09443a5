import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long, UUID } from 'bson';
import { MongoClient } from 'mongodb';
import { CommandsForTest } from '../commands/commands-for-test';
import { expireIdle } from '../commands/expiry';
import { startStoreForTest } from '../testing';
import type { Document } from '../values/types';
import { ClusterClock } from './clock';

const inTransaction = (lsid: Document) => ({ lsid, txnNumber: Long.fromNumber(1), autocommit: false });

describe('what a killed process left open', () => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  let client: MongoClient;
  beforeEach(async () => {
    store = await startStoreForTest();
    client = await MongoClient.connect(store.url);
  });
  afterEach(async () => {
    await client.close();
    await store.close();
  });

  it('is over within 5 s: another process writes the same document, in and outside a transaction', async () => {
    const held = client.db('d').collection<{ _id: number; by: string }>('held');
    await held.insertMany([
      { _id: 1, by: 'nobody' },
      { _id: 2, by: 'nobody' },
    ]);
    const directory = await mkdtemp(join(tmpdir(), 'store-abandoned-'));
    const program = `
      const { MongoClient } = require(${JSON.stringify(require.resolve('mongodb'))});
      (async () => {
        const client = await MongoClient.connect(process.env.URL);
        const session = client.startSession();
        session.startTransaction();
        await client.db('d').collection('held').updateMany({}, { $set: { by: 'the dead' } }, { session });
        console.log('holding');
      })();`;
    const child = spawn(process.execPath, ['-e', program], { env: { ...process.env, URL: store.url } });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    const limit = { maxTimeMS: 5000 };
    await held.updateOne({ _id: 1 }, { $set: { by: 'me' } }, limit);
    await client.withSession((session) =>
      session.withTransaction(() => held.updateOne({ _id: 2 }, { $set: { by: 'me' } }, { session }), {
        timeoutMS: 5000,
      }),
    );
    expect(await held.find().toArray()).toEqual([
      { _id: 1, by: 'me' },
      { _id: 2, by: 'me' },
    ]);
    await rm(directory, { recursive: true });
  });

  it('may last 3 s, which services can ask for', async () => {
    const admin = client.db('admin');
    expect(await admin.command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 })).toMatchObject({
      transactionLifetimeLimitSeconds: 3,
    });
    await expect(admin.command({ getParameter: 1, nothing: 1 })).rejects.toMatchObject({ code: 72 });
  });
});

it.each<[string, (id: UUID) => Document]>([
  ['killSessions', (id) => ({ killSessions: [{ id }] })],
  ['killAllSessions', () => ({ killAllSessions: [] })],
  ['killAllSessionsByPattern', (id) => ({ killAllSessionsByPattern: [{ lsid: { id } }] })],
  ['killAllSessionsByPattern of all', () => ({ killAllSessionsByPattern: [] })],
])('a transaction is over at once with %s', async (_, kill) => {
  const commands = await CommandsForTest.open();
  await commands.run({ insert: 'c', documents: [{ _id: 1, by: 'nobody' }] });
  const update = (by: string) => ({ update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { by } } }] });
  const [id, other] = [new UUID(), new UUID()];
  const begin = { ...inTransaction({ id }), startTransaction: true };
  expect(await commands.run({ ...update('the dead'), ...begin })).toMatchObject({ ok: 1 });
  await commands.run({ killSessions: [{ id: other }] });
  expect(await commands.run({ ...update('me'), maxTimeMS: 1 })).toMatchObject({ code: 50 });
  expect(await commands.run({ ...kill(id), $db: 'admin' })).toMatchObject({ ok: 1 });
  expect(await commands.run({ ...update('me'), maxTimeMS: 60_000 })).toMatchObject({ nModified: 1 });
  await commands.close();
});

describe('a clock that is set', () => {
  const hour = 3_600_000;
  const real = Date.now;
  let commands: CommandsForTest;
  beforeEach(async () => {
    commands = await CommandsForTest.open();
    await commands.run({ insert: 'c', documents: [{ _id: 1 }, { _id: 2 }] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await commands.close();
  });
  const set = (by: number) => jest.spyOn(Date, 'now').mockImplementation(() => real() + by);

  it.each([hour, -hour])('by %i ms neither ends nor keeps a transaction, cursor or session', async (by) => {
    const lsid = { id: new UUID() };
    const before = performance.now();
    const begin = { insert: 'c', documents: [{ _id: 3 }], ...inTransaction(lsid), startTransaction: true };
    expect(await commands.run(begin)).toMatchObject({ ok: 1 });
    const { cursor } = await commands.run({ find: 'c', batchSize: 1 });
    set(by);
    expireIdle(commands.store, before + 2000);
    const still = { find: 'c', ...inTransaction(lsid) };
    expect(await commands.run(still)).toMatchObject({ ok: 1 });
    expireIdle(commands.store, performance.now() + 4000);
    expect(await commands.run(still)).toMatchObject({ code: 251 });
    const more = { getMore: (cursor as Document).id, collection: 'c' };
    expect(await commands.run(more)).toMatchObject({ ok: 1 });
  });

  it('back never lets the cluster’s time go back', () => {
    const clock = new ClusterClock();
    const before = clock.tick();
    set(-hour);
    expect(clock.tick().greaterThan(before)).toBe(true);
  });
});

it('a write refused because its time was over is not made after all, whichever clock is a moment late', async () => {
  const commands = await CommandsForTest.open();
  await commands.run({ insert: 'c', documents: [{ _id: 1, by: 'nobody' }] });
  const update = (by: string) => ({ update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { by } } }] });
  const id = new UUID();
  await commands.run({ ...update('the dead'), ...inTransaction({ id }), startTransaction: true });
  const stopped = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(stopped);
  expect(await commands.run({ ...update('too late'), maxTimeMS: 1 })).toMatchObject({ code: 50 });
  await commands.run({ killSessions: [{ id }], $db: 'admin' });
  jest.restoreAllMocks();
  expect(await commands.list({ find: 'c' })).toEqual([{ _id: 1, by: 'nobody' }]);
  await commands.close();
});
