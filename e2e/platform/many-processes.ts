import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeParts } from './containers';
import { type Running, run } from './processes';
import { root } from './single-machine';

/** The platform as docker-compose.yml starts it: every part a process, real NATS and Redis. */
export interface ManyProcesses {
  address: string;
  /** The processes by their name in docker-compose.yml, and `nats`, `redis`, `store`. */
  parts: Map<string, Running>;
  /** Starts a part that has ended, as its container would be restarted. */
  restart(name: string): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(address: string, part: Running): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (part.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${address} is not ready:\n${part.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts real brokers, the embedded store in MongoDB's place (no MongoDB server is to be had on a test
 * machine), and every part of ours with compose's command and environment, host names replaced by ports.
 */
export async function startManyProcesses(): Promise<ManyProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-many-'));
  const settings = {
    ACTOR_SECRET: 'a'.repeat(40),
    SESSION_SECRET: 's'.repeat(40),
    MINIO_ROOT_PASSWORD: 'unused-here',
  };
  const ours = composeParts(settings);
  const ports = new Map<string, number>();
  for (const name of ['mongodb', 'nats', 'redis', ...ours.map((part) => part.name)])
    ports.set(name, await freePort());
  const local = (value: string) =>
    value
      .replace(/([a-z-]+):(27017|4222|6379|8080)\b/g, (all, host: string) =>
        ports.has(host) ? `127.0.0.1:${ports.get(host)}` : all,
      )
      .replace('?replicaSet=rs0', '?directConnection=true');

  const path = `${process.env.PATH}:/usr/sbin`;
  const parts = new Map<string, Running>();
  const begin: Record<string, () => Promise<void>> = {
    async nats() {
      const nats = run(
        'nats-server',
        ['-js', '-sd', join(folder, 'nats'), '-a', '127.0.0.1', '-p', String(ports.get('nats'))],
        { cwd: folder, env: { PATH: path } },
      );
      parts.set('nats', nats);
      await nats.line(/Server is ready/);
    },
    async redis() {
      const redis = run(
        'redis-server',
        ['--port', String(ports.get('redis')), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'],
        { cwd: folder, env: { PATH: path } },
      );
      parts.set('redis', redis);
      await redis.line(/Ready to accept connections/);
    },
    async mongodb() {
      const store = run(
        process.execPath,
        ['tools/store.mjs', 'store', '--port', String(ports.get('mongodb')), '--data', join(folder, 'store')],
        { cwd: root },
      );
      parts.set('mongodb', store);
      await store.line(/answers at/);
    },
  };
  for (const part of ours) {
    const port = String(ports.get(part.name));
    begin[part.name] = async () => {
      const environment = Object.fromEntries(
        Object.entries(part.environment).map(([key, value]) => [key, local(value)]),
      );
      const env = {
        ...environment,
        PORT: port,
        ...(environment.PUBLIC_ORIGIN ? { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` } : {}),
      };
      const [command, ...args] = part.command;
      const running = run(command === 'node' ? process.execPath : command!, args, { cwd: root, env });
      parts.set(part.name, running);
      // The demo part does its work and ends.
      if (part.name === 'demo') return void (await running.line(/in place/));
      await untilReady(`http://127.0.0.1:${port}`, running);
    };
  }
  const order = [
    'nats',
    'redis',
    'mongodb',
    'identity',
    ...ours.map((part) => part.name).filter((name) => !['identity', 'demo', 'gateway'].includes(name)),
    'demo',
    'gateway',
  ];
  for (const name of order) await begin[name]!();

  return {
    address: `http://127.0.0.1:${ports.get('gateway')}`,
    parts,
    restart: (name) => begin[name]!(),
    async stop() {
      for (const name of [...order].reverse()) await parts.get(name)?.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
