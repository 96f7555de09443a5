/**
 * What the test files of a run of Jest share: a directory, in RUN_DIRECTORY, and a store in which each has databases of
 * its own, in RUN_STORE_URL. Loading a store takes longer than most files' tests, and one that runs on is quicker.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('store.cjs', import.meta.url));

export default async function beginRun() {
  const directory = mkdtempSync(join(tmpdir(), 'test-run-'));
  process.env.RUN_DIRECTORY = directory;
  const data = join(directory, 'store');
  mkdirSync(data);
  const store = fork(program, [data], { execArgv: ['-C', 'source'] });
  const ended = once(store, 'exit');
  const [url] = await Promise.race([once(store, 'message'), ended]);
  if (typeof url !== 'string') throw new Error(`The store of this run ended with ${url}.`);
  process.env.RUN_STORE_URL = url;
  globalThis.endRun = async () => {
    store.disconnect();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
}
