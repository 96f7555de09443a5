import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { browserAt, type TestBrowser } from './platform-for-test';
import { startPlatformProcess } from './platform-process';

/** A platform of this version on the data of an earlier one. */
export interface OnOlderData {
  browser: TestBrowser;
  /** What a GET answers, which has to be a 200. */
  get(path: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts on a data file of the folder `before`. @param file its name there */
export async function startOnOlderData(file: string): Promise<OnOlderData> {
  const directory = await mkdtemp(join(tmpdir(), 'older-data-'));
  await mkdir(join(directory, 'store'));
  const compressed = await readFile(join(__dirname, 'before', file));
  await writeFile(join(directory, 'store/store.mdb'), brotliDecompressSync(compressed));
  const platform = await startPlatformProcess(directory);
  const browser = browserAt(`${platform.address}/api`);
  return {
    browser,
    async get(path) {
      const { status, body } = await browser.ask('GET', path);
      expect([path, status]).toEqual([path, 200]);
      return body as Record<string, unknown>;
    },
    async stop() {
      await platform.stop();
      await rm(directory, { recursive: true });
    },
  };
}
