import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComposePart, composeParts } from './containers';
import { type Running, run } from './processes';
import { serversIn } from './servers';
import { root } from './single-machine';

/** The platform as docker-compose.yml starts it: every part a process, real NATS and Redis. */
export interface ManyProcesses {
  address: string;
  /** The processes by their name in docker-compose.yml. */
  parts: Map<string, Running>;
  /** Starts a part that has ended, as its container would be restarted. */
  restart(name: string): Promise<void>;
  /**
   * Does what `docker compose up` does when the file has changed: ends parts that it names no more, starts new ones, and
   * those anew whose settings are others. All else goes on.
   * @returns names of the parts that were started
   */
  update(): Promise<string[]>;
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

/**
 * More than twenty processes come up side by side and share what cores there are: one that hangs is found by this, one
 * that waits for the others is not.
 */
const PATIENCE_MS = 240_000;

async function untilReady(address: string, part: Running): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (part.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${address} is not ready:\n${part.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** People come before what they take part in, and the gateway once all it asks are there. */
const rank = ({ name }: ComposePart) => ['demo', 'gateway'].indexOf(name) + (name === 'identity' ? 0 : 1);

const settings = {
  ACTOR_SECRET: 'a'.repeat(40),
  SESSION_SECRET: 's'.repeat(40),
  MONGODB_PASSWORD: 'm',
  REDIS_PASSWORD: 'r',
  NATS_PASSWORD: 'n',
  S3_SECRET_ACCESS_KEY: 'unused-here',
};

/**
 * Starts the servers, and every part of ours with compose's command and environment, host names replaced by ports.
 * @param checkout whose parts: the folder that docker-compose.yml is in
 */
export async function startManyProcesses(checkout = root): Promise<ManyProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-many-'));
  const passwords = { nats: settings.NATS_PASSWORD, redis: settings.REDIS_PASSWORD };
  const { servers, storeUrl } = serversIn(folder, passwords);
  const ports = new Map<string, number>();
  const parts = new Map<string, Running>();
  /** Our parts as they were started. */
  const started = new Map<string, ComposePart>();
  const named = () => composeParts(settings, checkout).sort((one, other) => rank(one) - rank(other));

  const portOf = async (name: string) => {
    if (!ports.has(name)) ports.set(name, await freePort());
    return ports.get(name)!;
  };
  const local = (value: string) =>
    value.replace(/([a-z-]+):(27017|4222|6379|8080)\b/g, (all, host: string) =>
      ports.has(host) ? `127.0.0.1:${ports.get(host)}` : all,
    );

  async function start(part: ComposePart): Promise<void> {
    const { name, environment, command } = part;
    const port = String(await portOf(name));
    const env: Record<string, string> = { PORT: port };
    for (const [key, value] of Object.entries(environment)) if (key !== 'PORT') env[key] = local(value);
    if (env.MONGODB_URL) env.MONGODB_URL = storeUrl();
    if (env.PUBLIC_ORIGIN) env.PUBLIC_ORIGIN = `http://127.0.0.1:${port}`;
    const [program, ...args] = command;
    const running = run(program === 'node' ? process.execPath : program!, args, { cwd: checkout, env });
    parts.set(name, running);
    started.set(name, part);
    // The demo part does its work and ends.
    if (name === 'demo') return void (await running.line(/in place/));
    await untilReady(`http://127.0.0.1:${port}`, running);
  }

  async function restart(name: string): Promise<void> {
    const server = servers[name];
    if (server) parts.set(name, await server(await portOf(name)));
    else await start(started.get(name)!);
  }

  async function update(): Promise<string[]> {
    const now = named();
    const isSame = (part: ComposePart) => JSON.stringify(started.get(part.name)) === JSON.stringify(part);
    for (const name of [...started.keys()].filter((one) => !now.some((part) => part.name === one))) {
      await parts.get(name)!.end();
      parts.delete(name);
      started.delete(name);
    }
    const changed = now.filter((part) => !isSame(part));
    for (const { name } of changed) await portOf(name);
    // No part waits for another of its rank.
    for (const one of new Set(changed.map(rank)))
      await Promise.all(
        changed
          .filter((part) => rank(part) === one)
          .map(async (part) => {
            await parts.get(part.name)?.end();
            await start(part);
          }),
      );
    return changed.map(({ name }) => name);
  }

  for (const name of Object.keys(servers)) await restart(name);
  await update();

  return {
    address: `http://127.0.0.1:${ports.get('gateway')}`,
    parts,
    restart,
    update,
    async stop() {
      // Nothing of theirs is needed any more; how they end by themselves is a test of containers.spec.ts.
      await Promise.all([...parts.values()].map((running) => running.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
