import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStore, startStore } from '@coaching/embedded';
import { singleMachineConfig } from '../config';
import { launch } from '../launch';
import { flushAll } from './flush-all';

/** Opens the documents of a data directory in this thread, for a platform that gets their address. */
export const openStoreIn = (dataDirectory: string): Promise<RunningStore> =>
  startStore({ directory: join(dataDirectory, 'store'), durable: false, asksForPassword: true });

/** A data directory as the platform's first start leaves it, the demo in it. */
async function seed(within: string): Promise<string> {
  const directory = await mkdtemp(join(within, 'seeding-'));
  const store = await openStoreIn(directory);
  const settings = { PORT: '0', DATA_DIR: directory, MONGODB_URL: store.url, SEED_DEMO: 'true' };
  const platform = await launch(singleMachineConfig({ ...settings, LOG_LEVEL: 'silent' }));
  await flushAll(platform);
  await platform.stop();
  await store.stop();
  return directory;
}

/**
 * A data directory of one's own with the demo in it, to remove when done. To make the demo costs as much as most tests
 * of a platform together, so each of Jest's workers makes it once in a run, and everybody has a copy.
 */
export async function seededDirectory(): Promise<string> {
  const { RUN_DIRECTORY, JEST_WORKER_ID } = process.env;
  if (!RUN_DIRECTORY) throw new Error('RUN_DIRECTORY is not set: see globalSetup of jest.config.mjs.');
  const seeded = join(RUN_DIRECTORY, `seeded-${JEST_WORKER_ID}`);
  if (!existsSync(seeded)) await rename(await seed(RUN_DIRECTORY), seeded);
  const directory = await mkdtemp(join(tmpdir(), 'platform-'));
  await cp(seeded, directory, { recursive: true });
  return directory;
}
