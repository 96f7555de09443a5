/** A MongoDB server for tests: a replica set of one, because transactions need one. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

const patienceMs = 50_000;
/** What MongoDB answers a second `replSetInitiate`. */
const alreadyInitialized = 23;

/**
 * Starts a server on an empty directory and settles when it takes writes.
 * @param {string} program path of mongod
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startMongod(program) {
  const directory = await mkdtemp(join(tmpdir(), 'mongod-'));
  const port = await freePort();
  const child = spawn(
    program,
    [
      ...['--dbpath', directory, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'],
      // As docker-compose.yml has it: what a killed process has begun is over in seconds.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed = (printed + text).slice(-4000);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`${program} cannot be started: ${error.message}`));
    child.once('close', (code) => resolve(`${program} ended with ${code}: ${printed}`));
  });
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const failed = ended.then((reason) => {
      throw new Error(reason);
    });
    await Promise.race([takesWrites(port), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`, stop };
}

async function takesWrites(port) {
  const until = Date.now() + patienceMs;
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: patienceMs });
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    await admin.command({ replSetInitiate: { _id: 'rs0', members } }).catch((error) => {
      if (error.code !== alreadyInitialized) throw error;
    });
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > until) throw new Error('The server has not become primary.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await client.close();
  }
}

/** A port that nobody listens on now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
