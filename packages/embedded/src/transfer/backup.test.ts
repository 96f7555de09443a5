import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startStore } from '../index';
import { outcomeOf, runScriptFile, startStoreProcess } from '../running/store-process';

let parent: string;
let data: string;
let backup: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'store-backup-'));
  data = join(parent, 'data');
  backup = join(parent, 'monday');
  await mkdir(join(data, 'uploads'), { recursive: true });
  await writeFile(join(data, 'secrets.json'), '{"session":"s"}');
  await writeFile(join(data, 'uploads', 'picture.png'), 'a picture');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const script = (name: string, ...args: string[]) => outcomeOf(runScriptFile(name, ['--data', data, ...args]));
const storeFile = () => join(data, 'store', 'store.mdb');

async function withClient<T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(url);
  return use(client).finally(() => client.close());
}

async function linesNow(): Promise<number[]> {
  const store = await startStore({ directory: join(data, 'store') });
  try {
    return await withClient(store.url, async (client) => {
      const rows = await client
        .db('d')
        .collection<{ _id: number }>('lines')
        .find()
        .sort({ _id: 1 })
        .toArray();
      return rows.map(({ _id }) => _id);
    });
  } finally {
    await store.stop();
  }
}

it('a backup of a running store holds one moment of it, whatever is written meanwhile, and all files', async () => {
  const store = await startStoreProcess(join(data, 'store'));
  await withClient(store.url, async (client) => {
    const lines = client.db('d').collection<{ _id: number; text: string }>('lines');
    let written = 0;
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await lines.insertOne({ _id: written, text: 'x'.repeat(2000) });
        written++;
      }
    })();
    while (written < 20) await new Promise((resolve) => setImmediate(resolve));
    const before = written;
    expect(await script('backup', '--to', backup)).toMatchObject({
      code: 0,
      output: expect.stringContaining('found sound'),
    });
    isDone = true;
    await writing;
    await lines.deleteMany({});
    await writeFile(join(data, 'uploads', 'picture.png'), 'another');
    await store.kill('SIGTERM');

    expect(await script('restore', '--from', backup)).toMatchObject({ code: 0 });
    const found = await linesNow();
    expect(found.length).toBeGreaterThanOrEqual(before);
    expect(found).toEqual(Array.from({ length: found.length }, (_, i) => i));
  });
  expect(await readFile(join(data, 'uploads', 'picture.png'), 'utf8')).toBe('a picture');
  expect(await readFile(join(data, 'secrets.json'), 'utf8')).toBe('{"session":"s"}');
  const [replaced = ''] = (await readdir(data)).filter((name) => name.startsWith('replaced-'));
  expect(await readFile(join(data, replaced, 'uploads', 'picture.png'), 'utf8')).toBe('another');
  for (const file of [backup, join(backup, 'secrets.json'), join(backup, 'store', 'store.mdb')])
    expect((await stat(file)).mode & 0o077).toBe(0);
});

it('a backup is restored into a directory that is not there', async () => {
  await (await startStore({ directory: join(data, 'store') })).stop();
  await script('backup', '--to', backup);
  await rm(data, { recursive: true });
  expect(await script('restore', '--from', backup)).toMatchObject({ code: 0 });
  expect(await linesNow()).toEqual([]);
});

it('a store that was started by itself is backed up and restored too', async () => {
  data = join(parent, 'alone');
  const store = await startStoreProcess(data);
  await withClient(store.url, (client) => client.db('d').collection('lines').insertOne({ a: 1 }));
  expect(await script('backup', '--to', backup)).toMatchObject({ code: 0 });
  await store.kill('SIGTERM');
  await writeFile(join(data, 'store.mdb'), 'damaged');
  expect(await script('restore', '--from', backup)).toMatchObject({ code: 0 });
  expect(await script('check')).toMatchObject({
    code: 0,
    output: expect.stringContaining('in 1 collections'),
  });
});

it('nothing is restored from a damaged backup, nor under a running store', async () => {
  const store = await startStoreProcess(join(data, 'store'));
  await script('backup', '--to', backup);
  await writeFile(join(data, 'uploads', 'picture.png'), 'another');
  const inUse = runScriptFile('restore', ['--data', data, '--from', backup]);
  expect(await outcomeOf(inUse)).toMatchObject({ code: 1, output: expect.stringContaining('is in use by') });
  await store.kill('SIGTERM');
  await writeFile(join(backup, 'uploads', 'picture.png'), 'a forgery');
  expect(await script('restore', '--from', backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('picture.png is not what it was. Nothing was changed.'),
  });
  expect(await readFile(join(data, 'uploads', 'picture.png'), 'utf8')).toBe('another');
  expect((await readdir(data)).sort()).toEqual(['secrets.json', 'store', 'uploads']);
});

describe('a damaged data file', () => {
  beforeEach(async () => {
    const store = await startStore({ directory: join(data, 'store') });
    await withClient(store.url, async (client) => {
      const lines = client.db('d').collection<{ _id: number; n: number; text: string }>('lines');
      await lines.createIndex({ n: 1 });
      const rows = Array.from({ length: 300 }, (_, _id) => ({
        _id,
        n: _id,
        text: `line ${_id} `.repeat(50),
      }));
      await lines.insertMany(rows);
    });
    await store.stop();
  });

  it('is reported by a start, with what to do, and nothing is changed', async () => {
    const bytes = await readFile(storeFile());
    bytes.fill(0, 8192, 2 * 8192);
    await writeFile(storeFile(), bytes);
    const { code, output } = await outcomeOf(
      runScriptFile('store', ['--port', '0', '--data', join(data, 'store')]),
    );
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [
        `The data file ${storeFile()} is damaged (page 1: it is overwritten); nothing was changed. Restore a backup with "npm run store:restore -- --data ${data} --from FOLDER"; "npm run store:check -- --data ${data}" lists all that is damaged.`,
      ],
    ]);
    expect((await readFile(storeFile())).equals(bytes)).toBe(true);
  });

  it.each<[string, () => Promise<void>, string]>([
    ['emptied', () => truncate(storeFile(), 0), 'is damaged (the file is empty)'],
    ['removed', () => rm(storeFile()), 'is missing, though its directory has held a store'],
    ['cut', () => truncate(storeFile(), 40_000), 'is damaged (page'],
  ])('that was %s is no new store', async (_, damage, message) => {
    await damage();
    await expect(startStore({ directory: join(data, 'store') })).rejects.toMatchObject({
      reason: 'torn',
      message: expect.stringContaining(message),
    });
  });

  it('is listed by a check, all of it, with what is where; a sound one is reported as sound', async () => {
    expect(await script('check')).toEqual({
      code: 0,
      output: `${storeFile()} is sound: ${300 * 3 + 3} entries in 1 collections.\n`,
    });
    const bytes = await readFile(storeFile());
    for (const text of ['line 7 line 7', 'line 150 line 150'])
      for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at] = 0x4c;
    await writeFile(storeFile(), bytes);
    const { code, output } = await script('check');
    expect(code).toBe(1);
    expect(output).toMatch(/page \d+: document 8 of d\.lines is not what was written/);
    expect(output).toMatch(/page \d+: document 151 of d\.lines is not what was written/);
    expect(output).toContain('npm run store:restore');
    expect((await readFile(storeFile())).equals(bytes)).toBe(true);
  });

  it.each<[string, (bytes: Buffer) => void]>([
    ['a document', (bytes) => void bytes.write('L', bytes.lastIndexOf('line 7 line 7'))],
    ['the second page', (bytes) => void bytes.fill(0xee, 8192, 2 * 8192)],
  ])('is not backed up: %s', async (_, damage) => {
    const bytes = await readFile(storeFile());
    damage(bytes);
    await writeFile(storeFile(), bytes);
    expect(await script('backup', '--to', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged'),
    });
    expect(await readdir(parent)).toEqual(['data']);
  });

  it('a store that runs is checked too', async () => {
    const store = await startStoreProcess(join(data, 'store'));
    expect(await script('check')).toMatchObject({ code: 0, output: expect.stringContaining('is sound') });
    await store.kill('SIGTERM');
  });
});
