import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { connect, type StreamAPI } from 'nats';
import { STREAM } from '../events/jetstream/stream';

/** A real broker for tests, with a directory of its own. */
export interface TestNatsServer {
  url: string;
  /** Ends it like a power cut of its process (SIGKILL); what it had stored stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address, on what it had stored. */
  restart(): Promise<void>;
  /** Leaves its connections open and answers nothing any more, like a machine that fell off the network. */
  freeze(): void;
  thaw(): void;
  /** How many events were published so far. */
  published(): Promise<number>;
  /** Deletes its stream, and with it all events and what consumers have read. */
  loseStream(): Promise<void>;
  /** Ends it and removes its directory. */
  stop(): Promise<void>;
}

function findServer(): string {
  // Debian keeps servers outside an ordinary user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const folder of folders) {
    const path = join(folder, 'nats-server');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error('This test needs nats-server (2.9 or newer) on the PATH.');
}

interface Running {
  child: ChildProcess;
  port: number;
}

function run(directory: string, port: number, extra: string[]): Promise<Running> {
  const args = ['-js', '-sd', directory, '-a', '127.0.0.1', '-p', String(port), ...extra];
  const child = spawn(findServer(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // A test that fails before it stops the broker leaves none behind.
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`nats-server ended (${code}):\n${printed}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const listening = printed.match(/Listening for client connections on \S+:(\d+)/);
      if (listening && printed.includes('Server is ready')) resolve({ child, port: Number(listening[1]) });
    });
  });
}

function end({ child }: Running): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Starts nats-server with JetStream on a free port of loopback.
 * @param extra arguments besides, such as a user and a password
 * @throws when it is not installed
 */
export async function startNatsServer(extra: string[] = []): Promise<TestNatsServer> {
  const directory = await mkdtemp(join(tmpdir(), 'nats-test-'));
  let running = await run(directory, -1, extra);
  const { port } = running;
  const url = `nats://127.0.0.1:${port}`;
  async function streams<Result>(ask: (streams: StreamAPI) => Promise<Result>): Promise<Result> {
    const connection = await connect({ servers: url });
    try {
      return await ask((await connection.jetstreamManager()).streams);
    } finally {
      await connection.close();
    }
  }

  return {
    url,
    published: () => streams(async (api) => (await api.info(STREAM)).state.last_seq),
    loseStream: () => streams(async (api) => void (await api.delete(STREAM))),
    kill: () => end(running),
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    async restart() {
      running = await run(directory, port, extra);
    },
    async stop() {
      await end(running);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
