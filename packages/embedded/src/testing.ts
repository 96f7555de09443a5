import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningStore, startStore } from './index';

/** A store with an empty directory of its own, which `stop` removes. For tests. */
export async function openStoreForTest(): Promise<RunningStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  const store = await startStore({ dataDir });
  return {
    ...store,
    async stop() {
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
