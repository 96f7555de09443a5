import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../errors';
import { Agreement } from '../storage/agreement';
import { copyDataFile } from '../storage/copy';
import { examine, type Written } from '../storage/examine';
import { runningStoreOf } from '../storage/lock';
import { dataFile, storeDirectoryOf } from './backup-files';

/** What a data file holds, and what is wrong with it. */
export type Checked = { file: string; entries: number; collections: number; damages: string[] };

/**
 * Reads all of a data file: its pages, the checksum of every value, and whether each index has the entries its
 * documents want. Of a store that runs a copy is read. Nothing is changed.
 * @throws StoreError where there is no store, or the file is not this store's
 */
export async function checkStore(directory: string): Promise<Checked> {
  const store = storeDirectoryOf(directory);
  const file = join(store, dataFile);
  if ((await runningStoreOf(store)) === undefined) return checkFile(file, file);
  const copy = `${file}.check.partial`;
  try {
    await copyDataFile(file, copy);
    return checkFile(file, copy);
  } finally {
    await rm(copy, { force: true });
  }
}

function checkFile(file: string, path: string): Checked {
  const agreement = new Agreement();
  const onEntry = (entry: Written) => agreement.take(entry);
  const found = examine(path, { onEntry, nameOf: (key) => agreement.nameOf(key) });
  if (!found) throw new StoreError('foreign', `There is no data file ${file}.`);
  const { entries, format } = found;
  const damages = [...found.damages];
  if (damages.length === 0 && format === 'checked') damages.push(...agreement.disagreements());
  if (damages.length === 0 && format === undefined) damages.push('it was not written by this store');
  return { file, entries, collections: agreement.collections, damages };
}
