import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreError } from '../errors';
import { withChecksum } from './checksum';
import { formats, pageSize } from './examine';
import { damaged, inspectDataFile } from './inspect';
import { formatKey } from './keys';

export type DataFile = RootDatabase<Buffer, Buffer>;

export const dataFileOf = (directory: string) => join(directory, 'store.mdb');

/** How many entries are written in one commit where all are written anew. */
const batch = 10_000;

/** Opens a data file with LMDB. Throws StoreError where LMDB will not have it. */
export function openDataFile(path: string, durable: boolean): DataFile {
  try {
    return open<Buffer, Buffer>({
      path,
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      pageSize,
      maxReaders: 1000,
      overlappingSync: false,
      noSync: !durable,
      // For the owner's eyes only; lmdb's types do not know it yet.
      ...{ permissionsMode: 0o600 },
    });
  } catch (error) {
    throw damaged(path, (error as Error).message);
  }
}

/**
 * Makes the data file of a directory ready to be opened: looks at it before LMDB does, makes it where there is none,
 * and writes it anew in today's format where it is in the first one, which had no checksums.
 * @throws StoreError for a file that is damaged or not ours, which is left as it is
 */
export async function prepareDataFile(
  directory: string,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = dataFileOf(directory);
  const state = inspectDataFile(path);
  if (state === 'checked') return;
  if (state === 'absent') return replace(path, durable, () => undefined);
  log(`Writing ${path} anew, with checksums. This is done once.`);
  const before = openDataFile(path, true);
  try {
    await replace(path, true, (fresh) => copyEntries(before, fresh));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    throw new StoreError('not-writable', `The file ${path} cannot be written anew: ${message}.`);
  } finally {
    await before.close();
  }
}

/** Written under another name and put in place in one step: a crash leaves what was there, or all of the new one. */
async function replace(path: string, durable: boolean, fill: (fresh: DataFile) => void): Promise<void> {
  const draft = `${path}.upgrade`;
  const remove = () => {
    for (const file of [draft, `${draft}-lock`]) rmSync(file, { force: true });
  };
  remove();
  const fresh = openDataFile(draft, durable);
  try {
    fill(fresh);
    put(fresh, [[formatKey, formats.checked]]);
    await fresh.close();
    renameSync(draft, path);
    if (durable) syncDirectory(dirname(path));
  } finally {
    remove();
  }
}

function put(file: DataFile, entries: [Buffer, Buffer][]): void {
  file.transactionSync(() => {
    for (const [key, value] of entries) file.putSync(key, withChecksum(key, value));
  });
}

function copyEntries(from: DataFile, to: DataFile): void {
  let entries: [Buffer, Buffer][] = [];
  for (const { key, value } of from.getRange({})) {
    entries.push([key as Buffer, value]);
    if (entries.length < batch) continue;
    put(to, entries);
    entries = [];
  }
  put(to, entries);
}

function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
