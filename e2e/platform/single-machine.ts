import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Running, run } from './processes';

/** Top folder of the checkout. */
export const root = dirname(dirname(__dirname));

/** The variable that names a data directory with the demo in it, where there is one (demo-data.ts). */
export const DEMO_DATA = 'DEMO_DATA_OF_RUN';

/** The whole platform in one process, on its own data directory and port. */
export interface SingleMachine {
  address: string;
  dataDirectory: string;
  process: Running;
  /** Starts again on the same port and data after the process has ended. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** A data directory of one's own, with the demo in it where there is one to begin with. */
export function newDataDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-e2e-'));
  const demo = process.env[DEMO_DATA];
  if (demo) cpSync(demo, folder, { recursive: true });
  return folder;
}

/** Starts the built platform with demo data and waits until it is ready. */
export async function startSingleMachine(env: NodeJS.ProcessEnv = {}): Promise<SingleMachine> {
  const dataDirectory = newDataDirectory();
  const start = (port: number) =>
    run(process.execPath, ['tools/serve.mjs'], {
      cwd: root,
      env: { DATA_DIR: dataDirectory, PORT: String(port), ...env },
    });
  const first = start(0);
  const [, address, port] = await first.line(/(http:\/\/localhost:(\d+))/);
  const machine: SingleMachine = {
    address: address!,
    dataDirectory,
    process: first,
    async restart() {
      machine.process = start(Number(port));
      await machine.process.line(/http:\/\/localhost:\d+/);
    },
    async remove() {
      // Its data goes with it, so that there is nothing to wait for.
      await machine.process.end('SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  return machine;
}
