import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { CommandsForTest } from '../commands/commands-for-test';
import { expireIdle } from '../commands/expiry';
import { runScriptFile } from '../running/store-process';
import type { Document } from '../values/types';
import type { Environment } from './environment';
import { addressFile } from './lock';

type Db = { transactionSync(action: () => void): void };

/** Lets commits fail as the system would, until the test ends that. */
function failing(environment: Environment, error: Document) {
  const { db } = environment as unknown as { db: Db };
  return jest.spyOn(db, 'transactionSync').mockImplementation(() => {
    throw Object.assign(new Error(String(error.message)), error);
  });
}

const full = { ok: 0, code: 14031, codeName: 'OutOfDiskSpace' };

describe.each<Document>([
  { code: 'ENOSPC', message: 'No space left on device' },
  { code: 28, message: 'No space left on device' },
  { code: 122, message: 'Disk quota exceeded' },
  { code: 27, message: 'File too large' },
  { code: 5, message: 'Input/output error' },
  { code: -30792, message: 'MDB_MAP_FULL: Environment mapsize limit reached' },
])('while the system says %j', (error) => {
  let commands: CommandsForTest;
  beforeEach(async () => {
    commands = await CommandsForTest.open();
    await commands.run({ insert: 'c', documents: [{ _id: 1, a: 1 }] });
  });
  afterEach(() => commands.close());

  it('a write is refused and not half there, what is there can be read, and it goes on by itself', async () => {
    const system = failing(commands.store.environment, error);
    expect(await commands.run({ insert: 'c', documents: [{ _id: 2 }] })).toMatchObject(full);
    expect(await commands.run({ update: 'c', updates: [{ q: {}, u: { $set: { a: 2 } } }] })).toMatchObject(
      full,
    );
    expect(await commands.list({ find: 'c' })).toEqual([{ _id: 1, a: 1 }]);
    expect(await commands.run({ ping: 1 })).toMatchObject(full);
    expireIdle(commands.store, performance.now());
    expect(await commands.run({ ping: 1 })).toMatchObject(full);
    system.mockRestore();
    expireIdle(commands.store, performance.now());
    expect(await commands.run({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await commands.run({ insert: 'c', documents: [{ _id: 2 }] })).toMatchObject({ n: 1 });
  });
});

it('another failure to write is no want of room', async () => {
  const commands = await CommandsForTest.open();
  const system = failing(commands.store.environment, { code: 13, message: 'Permission denied' });
  expect(await commands.run({ insert: 'c', documents: [{}] })).toMatchObject({ code: 96 });
  expect(await commands.run({ ping: 1 })).toMatchObject({ ok: 1 });
  system.mockRestore();
  await commands.close();
});

it('a store whose file may grow no more keeps all it has acknowledged, and goes on once it may', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'store-room-'));
  const child = runScriptFile('store', ['--port', '0', '--data', directory]);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const client = await MongoClient.connect(readFileSync(addressFile(directory), 'utf8').trim());
  const lines = client.db('d').collection<{ _id: number; text: string }>('lines');
  const mayGrowTo = (size: number | string) =>
    execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${size}:`]);
  await lines.insertOne({ _id: 0, text: '' });
  mayGrowTo(statSync(join(directory, 'store.mdb')).size + 300_000);
  let acknowledged = 1;
  let failure: unknown;
  while (!failure) {
    await lines.insertOne({ _id: acknowledged, text: 'x'.repeat(20_000) }).then(
      () => acknowledged++,
      (error) => {
        failure = error;
      },
    );
  }
  expect(failure).toMatchObject({ code: 14031 });
  await expect(client.db('d').command({ ping: 1 })).rejects.toMatchObject({ code: 14031 });
  expect(await lines.countDocuments()).toBe(acknowledged);
  mayGrowTo('unlimited');
  while (
    !(await client
      .db('d')
      .command({ ping: 1 })
      .catch(() => null))
  ) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await lines.insertOne({ _id: acknowledged, text: 'x'.repeat(20_000) });
  expect(await lines.countDocuments()).toBe(acknowledged + 1);
  await client.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  await rm(directory, { recursive: true });
});
