import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStoreForTest } from '@coaching/embedded/testing';
import { MongoClient } from 'mongodb';

// Jest runs in a process of its own.
jest.setTimeout(240_000);

const root = join(__dirname, '../..');
/** Two services' tests that write, read back, and follow events. */
const files = ['services/tools/src/import/import-tool-sets.test.ts', 'services/reports/src/indexes.test.ts'];

function testMongodb(settings: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { TEST_MONGODB_URL: _, MONGOD: __, ...environment } = process.env;
  const child = spawn(process.execPath, ['tools/test-mongodb.mjs', '--runInBand', ...files], {
    cwd: root,
    env: { ...environment, ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'test-mongodb-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('runs on the server that is named, in databases of its own, and leaves nothing', async () => {
  const server = await startStoreForTest();
  const client = await MongoClient.connect(server.url);
  await client.db('coaching_tools').collection('tool_sets').insertOne({ name: 'somebody’s' });
  const { code, printed } = await testMongodb({ TEST_MONGODB_URL: server.url });
  expect([code, printed]).toEqual([0, expect.stringContaining('Test Suites: 2 passed, 2 total')]);
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toEqual(['coaching_tools']);
  expect(await client.db('coaching_tools').collection('tool_sets').countDocuments()).toBe(1);
  await client.close();
  await server.close();
});

it('starts a server for each test file where a program is named', async () => {
  const program = join(directory, 'mongod');
  const run = `${process.execPath} -C source -r ${root}/tools/run-ts.cjs ${__dirname}/stand-in.ts`;
  await writeFile(program, `#!/bin/sh\necho "$@" >> ${directory}/started\nexec ${run} "$@"\n`);
  await chmod(program, 0o755);
  const { code, printed } = await testMongodb({ MONGOD: program });
  expect([code, printed]).toEqual([0, expect.stringContaining('Test Suites: 2 passed, 2 total')]);
});

it('says what is missing', async () => {
  expect(await testMongodb({})).toEqual({
    code: 2,
    printed: expect.stringContaining('Set TEST_MONGODB_URL'),
  });
  expect(await testMongodb({ MONGOD: join(directory, 'nothing') })).toEqual({
    code: 2,
    printed: expect.stringContaining('cannot be started'),
  });
  expect(await testMongodb({ TEST_MONGODB_URL: 'mongodb://127.0.0.1:1/?replicaSet=rs0' })).toEqual({
    code: 2,
    printed: expect.stringContaining('These tests cannot run on this server'),
  });
});
