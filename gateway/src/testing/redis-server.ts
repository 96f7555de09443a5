import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A real Redis for tests, with a directory of its own. */
export interface TestRedis {
  url: string;
  /** Ends it at once; what it held is lost. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A port that was free a moment ago; Redis cannot choose one itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function run(directory: string, port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
  // Debian keeps servers outside an ordinary user's PATH.
  const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].filter(Boolean).join(delimiter);
  const child = spawn('redis-server', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PATH: path },
  });
  // A test that fails before it stops Redis leaves none behind.
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('This test needs redis-server on the PATH.')));
    child.once('exit', (code) => reject(new Error(`redis-server ended (${code}):\n${printed}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Ready to accept connections')) resolve(child);
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Starts redis-server on a free port of loopback.
 * @throws when it is not installed
 */
export async function startRedis(): Promise<TestRedis> {
  const directory = await mkdtemp(join(tmpdir(), 'redis-test-'));
  const port = await freePort();
  const child = await run(directory, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end(child),
    async stop() {
      await end(child);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
