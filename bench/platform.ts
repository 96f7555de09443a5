import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ServiceName, serviceNames } from '@coaching/contracts';
import { memoryOf } from './memory-use';
import { processorTimeOf } from './processor-time';

const root = dirname(__dirname);

/** Signs actors in every bench process; nothing outside the run ever sees it. */
export const actorSecret = 'bench-actor-secret-bench-actor-secret';
const sessionSecret = 'bench-session-secret-bench-session-se';

/** Addresses of a platform under measurement. */
export interface BenchPlatform {
  gateway: string;
  observations: string;
  stop(): Promise<void>;
}

/** Starts a program of ours and resolves with the first match in what it prints. */
export function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<{ child: ChildProcess; match: RegExpMatchArray }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const look = (text: string) => {
      printed += text;
      const match = printed.match(ready);
      if (!match) return;
      // What it logs from now on is none of the measurement's work.
      child.stdout!.off('data', look).resume();
      resolve({ child, match });
    };
    child.stdout!.setEncoding('utf8').on('data', look);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended (${code}):\n${printed}`)));
  });
}

export function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function services(dataDirectory: string, env: NodeJS.ProcessEnv) {
  const { child, match } = await start(
    ['-r', join(root, 'tools/run-ts.cjs'), join(root, 'bench/services-process.ts')],
    { DATA_DIR: dataDirectory, ACTOR_SECRET: actorSecret, SESSION_SECRET: sessionSecret, ...env },
    /ready (\{.*\})\n/,
  );
  const addresses = JSON.parse(match[1]!) as Record<ServiceName | 'gateway' | 'store', string>;
  return { child, addresses };
}

const makeDirectory = () => mkdtempSync(join(tmpdir(), 'sidelight-bench-'));
const removeDirectory = (directory: string) => rmSync(directory, { recursive: true, force: true });

/** A platform in one process, which can be killed and started again on what it has stored. */
export interface SingleProcess extends BenchPlatform {
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on its data; its addresses are new. */
  restart(): Promise<void>;
  /** Milliseconds of processor time that it has used since it was started. */
  processorTime(): Promise<number>;
  /** Bytes of memory that it uses now, without pages of files. */
  memory(): Promise<number>;
}

/** Gateway and services in one process, on the embedded store. @param coaches how many there are besides the demo's */
export async function startSingleProcess(coaches = 0): Promise<SingleProcess> {
  const directory = makeDirectory();
  const begin = () => services(directory, { GATEWAY_TOO: 'true', COACHES: String(coaches) });
  let { child, addresses } = await begin();
  return {
    get gateway() {
      return addresses.gateway;
    },
    get observations() {
      return addresses.observations;
    },
    kill: () => end(child, 'SIGKILL'),
    processorTime: () => processorTimeOf(child),
    memory: () => memoryOf(child),
    async restart() {
      ({ child, addresses } = await begin());
    },
    async stop() {
      await end(child);
      removeDirectory(directory);
    },
  };
}

/** The services (with the embedded store) in one process, the gateway in another. */
export async function startPlatformProcesses(): Promise<BenchPlatform> {
  const directory = makeDirectory();
  const { child, addresses } = await services(directory, {});
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const gateway = `http://127.0.0.1:${port}`;
  const process = await start(
    ['gateway/dist/main.js'],
    {
      PORT: String(port),
      MONGODB_URL: addresses.store,
      ACTOR_SECRET: actorSecret,
      SESSION_SECRET: sessionSecret,
      SERVICES: serviceNames.map((name) => `${name}=${addresses[name]}`).join(),
      PUBLIC_ORIGIN: gateway,
      LOG_LEVEL: 'info',
    },
    /listening/i,
  );
  return {
    gateway,
    observations: addresses.observations,
    async stop() {
      await end(process.child);
      await end(child);
      removeDirectory(directory);
    },
  };
}
