import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StoreError } from '../errors';
import { copyDataFile } from '../storage/copy';
import { soundDataFile } from '../storage/inspect';
import { runningStoreOf } from '../storage/lock';
import {
  BackupContents,
  contentsFile,
  dataFile,
  digestOf,
  filesToCopy,
  storeDirectoryOf,
} from './backup-files';

/**
 * Copies a data directory, whether it is in use or not: the documents as they are at one moment, then the files they
 * speak of, and the keys. The folder appears when it is complete and found sound. Answers what it holds.
 * @throws StoreError where the folder exists, there is nothing to keep, or the data file is damaged
 */
export async function backUp(directory: string, folder: string): Promise<BackupContents> {
  if (existsSync(folder))
    throw new StoreError('not-writable', `The folder ${folder} exists; name one that does not.`);
  const store = storeDirectoryOf(directory);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const contents: BackupContents = { made_at: new Date().toISOString(), files: [] };
  const add = async (path: string) => contents.files.push({ path, ...(await digestOf(join(partial, path))) });
  try {
    const documents = join(relative(directory, store), dataFile);
    await mkdir(dirname(join(partial, documents)), { recursive: true, mode: 0o700 });
    // What runs was looked at when it started; LMDB must not open what nobody has looked at.
    if ((await runningStoreOf(store)) === undefined) soundDataFile(join(directory, documents));
    await copyDataFile(join(directory, documents), join(partial, documents));
    await add(documents);
    for (const path of await filesToCopy(directory))
      if (await copy(directory, partial, path)) await add(path);
    await writeFile(join(partial, contentsFile), JSON.stringify(contents, undefined, 2), { mode: 0o600 });
    await rename(partial, folder);
    return contents;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** False where the file has gone meanwhile: then nothing that is in the backup speaks of it. */
async function copy(from: string, to: string, path: string): Promise<boolean> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  try {
    await copyFile(join(from, path), join(to, path));
    await chmod(join(to, path), 0o600);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
