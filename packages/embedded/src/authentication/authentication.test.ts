import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { createConnection } from 'mongoose';
import { startStore } from '../index';
import { maxMessageBytes } from '../protocol/message';
import { outcomeOf, runScriptFile, startStoreProcess } from '../running/store-process';

let directory: string;
let store: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-authentication-'));
  store = await startStore({ directory, asksForPassword: true });
});
afterAll(async () => {
  await store.stop();
  await rm(directory, { recursive: true });
});

const withoutPassword = (url: string) => url.replace(/\/\/.*@/, '//');
const as = (user: string, password: string) =>
  withoutPassword(store.url).replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
const passwordIn = (url: string) => new URL(url).password;

describe('who reaches the port', () => {
  let stranger: MongoClient;
  beforeAll(async () => {
    stranger = await MongoClient.connect(withoutPassword(store.url));
  });
  afterAll(() => stranger.close());

  it.each([
    ['find', { find: 'c' }],
    ['insert', { insert: 'c', documents: [{}] }],
    ['listDatabases', { listDatabases: 1 }],
    ['getParameter', { getParameter: '*' }],
    ['killAllSessions', { killAllSessions: [] }],
    ['ping', { ping: 1 }],
    ['logout', { logout: 1 }],
  ])('without a password is refused %s', async (name, command) => {
    await expect(stranger.db('admin').command(command)).rejects.toMatchObject({
      code: 13,
      codeName: 'Unauthorized',
      message: `Command ${name} requires authentication`,
    });
  });

  it('without a password learns that it is there, and no more', async () => {
    expect(await stranger.db('admin').command({ hello: 1 })).toMatchObject({ ok: 1, setName: 'rs0' });
  });

  it.each([
    ['a wrong password', () => as('sidelight', 'guess')],
    ['another user', () => as('admin', passwordIn(store.url))],
    ['no name', () => as('a,r=b', passwordIn(store.url))],
    ['another mechanism', () => `${store.url}&authMechanism=SCRAM-SHA-1`],
  ])('with %s does not come in', async (_, url) => {
    await expect(MongoClient.connect(url())).rejects.toMatchObject({ name: 'MongoServerError' });
  });

  it('with user and password is let in, by the driver and by mongoose', async () => {
    const client = await MongoClient.connect(store.url);
    await client.db('d').collection('c').insertOne({ a: 1 });
    expect(await client.db('admin').command({ connectionStatus: 1 })).toMatchObject({
      authInfo: { authenticatedUsers: [{ user: 'sidelight', db: 'admin' }] },
    });
    await client.close();
    const connection = await createConnection(store.url, { dbName: 'd' }).asPromise();
    expect(await connection.collection('c').countDocuments()).toBe(1);
    await connection.close();
  });

  it('cannot make the store hold what it sends before it is let in', async () => {
    const socket = connect(store.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = Buffer.alloc(16);
    head.writeInt32LE(maxMessageBytes, 0);
    head.writeInt32LE(2013, 12);
    socket.on('error', () => undefined);
    socket.write(head);
    await closed;
  });
});

describe('what a store writes to disk', () => {
  const modes = async () => {
    const files = await readdir(directory);
    const all = await Promise.all(files.map((file) => stat(join(directory, file))));
    return [(await stat(directory)).mode & 0o777, ...new Set(all.map(({ mode }) => mode & 0o777))];
  };

  it('is for its owner’s eyes only, also where an earlier version left it open', async () => {
    expect(await modes()).toEqual([0o700, 0o600]);
    await store.stop();
    for (const file of await readdir(directory)) await chmod(join(directory, file), 0o664);
    await chmod(directory, 0o755);
    store = await startStore({ directory, asksForPassword: true });
    expect(await modes()).toEqual([0o700, 0o600]);
  });

  it('has the same password after a restart, and its address in a file while it runs', async () => {
    const password = passwordIn(store.url);
    expect(await readFile(join(directory, 'store.url'), 'utf8')).toBe(`${store.url}\n`);
    await store.stop();
    expect(await readdir(directory)).not.toContain('store.url');
    store = await startStore({ directory, asksForPassword: true });
    expect(passwordIn(store.url)).toBe(password);
  });
});

it('a store by itself shows its password in no output and no list of processes; scripts find it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'store-alone-'));
  const alone = await startStoreProcess(own);
  const client = await MongoClient.connect(alone.url);
  await client.db('d').collection('c').insertOne({ a: 1 });
  await client.close();
  const out = join(own, 'out');
  const { code, output } = await outcomeOf(runScriptFile('export', ['--data', own, '--to', out]));
  expect([code, output]).toEqual([0, expect.stringContaining('1 documents')]);
  expect(output + alone.printed()).not.toContain(passwordIn(alone.url));
  expect(alone.printed()).toContain(`is in ${join(own, 'store.url')}`);
  await alone.kill('SIGTERM');
  await rm(own, { recursive: true });
});

it('a store that was started without a password lets everybody in, with one and without', async () => {
  const own = await mkdtemp(join(tmpdir(), 'store-open-'));
  const open = await startStore({ directory: own });
  for (const url of [open.url, withoutPassword(open.url)]) {
    const client = await MongoClient.connect(url);
    await client.db('d').collection('c').insertOne({ a: 1 });
    await client.close();
  }
  await open.stop();
  await rm(own, { recursive: true });
});

it('a damaged file of user and password stops the start with its name', async () => {
  const own = await mkdtemp(join(tmpdir(), 'store-secret-'));
  await (await startStore({ directory: own, asksForPassword: true })).stop();
  await writeFile(join(own, 'secrets.json'), '{"user":');
  await expect(startStore({ directory: own, asksForPassword: true })).rejects.toMatchObject({
    reason: 'torn',
    message: expect.stringContaining('secrets.json is damaged'),
  });
  await rm(own, { recursive: true });
});
