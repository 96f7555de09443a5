import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startStore } from '../index';
import { outcomeOf, runScriptFile, startStoreProcess } from './store-process';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-start-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function withClient<T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(url);
  return use(client).finally(() => client.close());
}

describe('starting a store', () => {
  it('finds what was written before, documents and indexes', async () => {
    const first = await startStore({ directory });
    await withClient(first.url, async (client) => {
      const people = client.db('d').collection('people');
      await people.createIndex({ name: 1 }, { unique: true });
      await people.insertOne({ name: 'Ada' });
    });
    await first.stop();
    const second = await startStore({ directory });
    await withClient(second.url, async (client) => {
      const people = client.db('d').collection('people');
      expect(await people.findOne({ name: 'Ada' })).toMatchObject({ name: 'Ada' });
      await expect(people.insertOne({ name: 'Ada' })).rejects.toMatchObject({ code: 11000 });
    });
    await second.stop();
  });

  it('is refused while another store has the directory, in this process or another', async () => {
    const store = await startStore({ directory });
    const message = `The data directory ${directory} is in use by process ${process.pid} on `;
    await expect(startStore({ directory, patience: 0 })).rejects.toMatchObject({
      name: 'StoreError',
      reason: 'in-use',
      message: expect.stringContaining(message),
    });
    const { code, output } = await outcomeOf(runScriptFile('store', ['--port', '0', '--data', directory]));
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('waiting for it to end'), expect.stringContaining(message)],
    ]);
    await store.stop();
    await (await startStore({ directory })).stop();
  });

  it('takes over from a process that was killed', async () => {
    const killed = await startStoreProcess(directory);
    await withClient(killed.url, (client) => client.db('d').collection('c').insertOne({ a: 1 }));
    await killed.kill('SIGKILL');
    const store = await startStore({ directory });
    await withClient(store.url, async (client) => {
      expect(await client.db('d').collection('c').countDocuments()).toBe(1);
    });
    await store.stop();
  });

  it('waits for a process that is ending, and says so', async () => {
    const ending = await startStoreProcess(directory);
    const lines: string[] = [];
    let onLine: () => void = () => undefined;
    const logged = new Promise<void>((resolve) => {
      onLine = resolve;
    });
    const starting = startStore({
      directory,
      log(line) {
        lines.push(line);
        onLine();
      },
    });
    await logged;
    await ending.kill('SIGKILL');
    await (await starting).stop();
    expect(lines).toEqual([expect.stringMatching(/is in use by process \d+; waiting for it to end\.$/)]);
  });

  it('takes over from a process that was killed and that nobody has looked after', async () => {
    const run = `${process.execPath} -e 'process.kill(process.pid, "SIGKILL")' & echo $!; exec sleep 60`;
    const parent = spawn('sh', ['-c', run], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(printed));
    const stat = async () =>
      (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').pop()?.split(' ') ?? [];
    while ((await stat())[0] !== 'Z') await new Promise((resolve) => setImmediate(resolve));
    const holder = { id: 'left', pid, start: (await stat())[19], host: hostname() };
    await writeFile(join(directory, 'store.lock'), JSON.stringify(holder));
    await (await startStore({ directory, patience: 0 })).stop();
    parent.kill();
  });

  it('refuses a directory that cannot be written', async () => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    await expect(startStore({ directory: join(file, 'store') })).rejects.toMatchObject({
      reason: 'not-writable',
      message: expect.stringContaining(file),
    });
  });

  it.each([
    ['text', Buffer.from('not a data file\n'.repeat(5000))],
    ['a few bytes', Buffer.from('x')],
  ])('refuses a file of another program: %s', async (_, content) => {
    await writeFile(join(directory, 'store.mdb'), content);
    await expect(startStore({ directory })).rejects.toMatchObject({ reason: 'foreign' });
    expect((await stat(join(directory, 'store.mdb'))).size).toBe(content.length);
  });

  it.each(['cut in half', 'a page overwritten'])('refuses a torn file: %s', async (damage) => {
    const store = await startStore({ directory });
    await withClient(store.url, async (client) => {
      const documents = Array.from({ length: 2000 }, (_, i) => ({ i, text: 'x'.repeat(500) }));
      await client.db('d').collection('c').insertMany(documents);
    });
    await store.stop();
    const path = join(directory, 'store.mdb');
    const { size } = await stat(path);
    if (damage === 'cut in half') await truncate(path, size / 2);
    else {
      const file = await open(path, 'r+');
      for (let at = 16_384; at < size; at += 8192) await file.write(Buffer.alloc(64, 0xee), 0, 64, at);
      await file.close();
    }
    await expect(startStore({ directory })).rejects.toMatchObject({
      reason: 'torn',
      message: expect.stringContaining(`The data file ${path} is damaged`),
    });
  });

  it('says which port is taken', async () => {
    const store = await startStore({ directory });
    const other = join(directory, 'other');
    await mkdir(other);
    await expect(startStore({ directory: other, port: store.port })).rejects.toMatchObject({
      reason: 'port',
      message: expect.stringContaining(String(store.port)),
    });
    await store.stop();
  });
});
