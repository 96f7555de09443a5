import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from './store-process';

const root = join(__dirname, '../../../..');

/** Runs a program that starts a store in a thread, and answers what it printed. */
async function run(program: string, directory: string): Promise<string> {
  const file = join(directory, 'program.ts');
  await writeFile(
    file,
    `const { startStore } = require(${JSON.stringify(join(__dirname, '../index.ts'))});
    const { MongoClient } = require(${JSON.stringify(require.resolve('mongodb'))});
    (async () => { ${program} })();`,
  );
  const args = ['-r', join(root, 'tools/run-ts.cjs'), '-C', 'source', file, join(directory, 'store')];
  const { output } = await outcomeOf(spawn(process.execPath, args, { cwd: root }));
  return output.trim();
}

describe('a store in a worker thread', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'store-worker-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('answers, leaves its caller free while it works, and ends', async () => {
    const output = await run(
      `const store = await startStore({ directory: process.argv[2], worker: true });
       const client = await MongoClient.connect(store.url);
       const rows = client.db('d').collection('rows');
       await rows.insertMany(Array.from({ length: 1000 }, (_, i) => ({ i })));
       let turns = 0;
       let isAsked = true;
       (function turn() { turns++; if (isAsked) setImmediate(turn); })();
       await rows.aggregate([
         { $lookup: { from: 'rows', let: { i: '$i' }, pipeline: [{ $match: { $expr: { $gt: ['$i', '$$i'] } } }, { $limit: 1 }], as: 'next' } },
         { $limit: 40 },
       ]).toArray();
       isAsked = false;
       // In one thread there would be a handful: the store does its work between two turns of the event loop.
       console.log(turns > 100 ? 'free' : 'stalled after ' + turns + ' turns');
       await client.close();
       await store.stop();
       console.log('ended');`,
      directory,
    );
    expect(output).toBe('free\nended');
  });

  it('ends with its process, also in the midst of a commit', async () => {
    const output = await run(
      `const store = await startStore({ directory: process.argv[2], worker: true });
       const client = await MongoClient.connect(store.url);
       const rows = client.db('d').collection('rows');
       const write = async (writer) => {
         for (let i = 0; ; i++) {
           await rows.insertMany(Array.from({ length: 400 }, (_, at) => ({ writer, i, at, text: 'x'.repeat(900) })));
           if (writer === 0 && i === 5) setTimeout(() => process.exit(0), 40);
         }
       };
       process.on('exit', () => console.log('ended'));
       for (let writer = 0; writer < 8; writer++) write(writer).catch(() => {});`,
      directory,
    );
    expect(output).toBe('ended');
    const again = await run(
      `const store = await startStore({ directory: process.argv[2], worker: true });
       const client = await MongoClient.connect(store.url);
       console.log((await client.db('d').collection('rows').countDocuments({ writer: 0 })) >= 1000);
       await client.close();
       await store.stop();`,
      directory,
    );
    expect(again).toBe('true');
  });

  it('reports why it cannot start', async () => {
    await writeFile(join(directory, 'store'), 'in the way');
    const output = await run(
      `await startStore({ directory: process.argv[2], worker: true }).catch((error) => console.log(error.name, error.reason));
       await startStore({ directory: process.argv[2] + 2, worker: true, host: '192.0.2.1' }).catch((error) => console.log(error.name, error.reason));`,
      directory,
    );
    expect(output).toBe('StoreError not-writable\nStoreError port');
  });
});
