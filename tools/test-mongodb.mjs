/**
 * `npm run test:mongodb [-- test files]`: the services' tests on MongoDB itself: on the server that TEST_MONGODB_URL
 * names, in databases of their own, which are dropped after; or on a mongod for each test file, which MONGOD names.
 */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { startMongod } from './mongodb/mongod.mjs';
import { locally } from './npm.mjs';
import { run } from './test/steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { TEST_MONGODB_URL: url, MONGOD: program } = process.env;
const prefix = `sidelight_test_${randomBytes(3).toString('hex')}_`;

function refuse(reason) {
  console.error(reason);
  process.exit(2);
}

/** Says what is wrong with a server before 40 test files do. */
async function examine(address) {
  const client = new MongoClient(address, { serverSelectionTimeoutMS: 5000 });
  try {
    const { setName } = await client.db('admin').command({ hello: 1 });
    if (!setName) throw new Error('it is no replica set, and transactions need one');
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    console.log(`MongoDB ${version}`);
    return client;
  } catch (error) {
    await client.close();
    return refuse(`These tests cannot run on this server: ${error.message}.`);
  }
}

/** Drops what tests that were broken off have left. */
async function tidy(client) {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
}

if (!url && !program) {
  refuse('Set TEST_MONGODB_URL to the address of a replica set, or MONGOD to the path of a mongod.');
}
const client = url ? await examine(url) : null;
if (!url) {
  // Once before all, so that a program that cannot run is reported once.
  await startMongod(program).then(
    ({ stop }) => stop(),
    (error) => refuse(error.message),
  );
}
// The address goes by the environment, so that no list of processes shows its password.
const jest = locally('jest', '--config', 'tools/mongodb/jest.config.mjs', ...process.argv.slice(2));
const ok = await run(jest[0], jest.slice(1), {
  cwd: root,
  env: { TEST_DATABASES: prefix, ...(url ? { MONGOD: '' } : {}) },
});
if (client) await tidy(client);
process.exit(ok ? 0 : 1);
