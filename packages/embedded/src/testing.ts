import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from './index';

/** A store for one test file, with an empty directory of its own, which `close` removes. */
export async function openStoreForTest(): Promise<{ url: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'store-test-'));
  const { url, stop } = await startStore({ directory, durable: false });
  return {
    url,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
