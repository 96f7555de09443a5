import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** Starts a program and resolves with the first match in what it prints. */
function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<{ child: ChildProcess; match: RegExpMatchArray }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const look = (text: string) => {
      printed += text;
      const match = printed.match(ready);
      if (!match) return;
      // What it logs from now on is none of the measurement's work.
      child.stdout.off('data', look).resume();
      resolve({ child, match });
    };
    child.stdout.setEncoding('utf8').on('data', look);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended (${code}):\n${printed}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function services(gatewayToo: boolean) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sidelight-bench-'));
  const { child, match } = await start(
    ['-r', join(root, 'tools/run-ts.cjs'), join(root, 'bench/services-process.ts')],
    {
      DATA_DIR: dataDirectory,
      ACTOR_SECRET: actorSecret,
      SESSION_SECRET: sessionSecret,
      GATEWAY_TOO: String(gatewayToo),
    },
    /ready (\{.*\})\n/,
  );
  const addresses = JSON.parse(match[1]!) as Record<
    'identity' | 'observations' | 'reports' | 'content' | 'action-steps' | 'tools' | 'gateway' | 'store',
    string
  >;
  return { child, addresses, remove: () => rmSync(dataDirectory, { recursive: true, force: true }) };
}

/** Gateway and services in one process, on the embedded store. */
export async function startSingleProcess(): Promise<BenchPlatform> {
  const { child, addresses, remove } = await services(true);
  return {
    gateway: addresses.gateway,
    observations: addresses.observations,
    async stop() {
      await end(child);
      remove();
    },
  };
}

/** The services (with the embedded store) in one process, the gateway in another. */
export async function startPlatformProcesses(): Promise<BenchPlatform> {
  const { child, addresses, remove } = await services(false);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const gateway = `http://127.0.0.1:${port}`;
  const process = await start(
    ['gateway/dist/main.js'],
    {
      PORT: String(port),
      MONGODB_URL: addresses.store,
      ACTOR_SECRET: actorSecret,
      SESSION_SECRET: sessionSecret,
      IDENTITY_URL: addresses.identity,
      OBSERVATIONS_URL: addresses.observations,
      REPORTS_URL: addresses.reports,
      CONTENT_URL: addresses.content,
      ACTION_STEPS_URL: addresses['action-steps'],
      TOOLS_URL: addresses.tools,
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
      remove();
    },
  };
}
