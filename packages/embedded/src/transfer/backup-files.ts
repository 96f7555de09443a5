import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StoreError } from '../errors';

/** What a backup says of itself: when it was made, and every file with a digest, so that a changed one is found. */
export type BackupContents = { made_at: string; files: { path: string; bytes: number; sha256: string }[] };

export const contentsFile = 'backup.json';
export const dataFile = 'store.mdb';

/** Where restoring puts what was there before. */
export const replacedPrefix = 'replaced-';

/** Only a running store's business. */
const passing = /^(store\.mdb-lock|store\.url|store\.lock.*|.*\.(new|upgrade|upgrade-lock|chunk|partial))$/;

/**
 * Where the data file is below a data directory: the platform's has its store in a folder, a store that was started
 * by itself is one.
 * @throws StoreError where there is none
 */
export function storeDirectoryOf(directory: string): string {
  const found = [join(directory, 'store'), directory].find((folder) => existsSync(join(folder, dataFile)));
  if (found !== undefined) return found;
  throw new StoreError(
    'foreign',
    `There is no store in ${directory}: it has neither store/${dataFile} nor ${dataFile}.`,
  );
}

/** All files below a folder that are worth copying, without the data file, which is copied in another way. */
export async function filesToCopy(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !passing.test(entry.name) && entry.name !== dataFile)
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith(replacedPrefix)));
}

export async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
