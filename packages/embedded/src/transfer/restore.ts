import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { StoreError } from '../errors';
import { soundDataFile } from '../storage/inspect';
import { lockDirectory } from '../storage/lock';
import { BackupContents, contentsFile, dataFile, digestOf, replacedPrefix } from './backup-files';

/** What was restored, and where that is now which was there before; undefined where nothing was. */
export type Restored = { contents: BackupContents; replaced: string | undefined };

/**
 * Puts a backup in place of what a data directory holds. The backup is looked at first, whole; what was there is
 * moved aside and not removed.
 * @param log called with one line that says that a store which has the directory is waited for
 * @throws StoreError where the backup is not whole or a store has the directory; then nothing was changed
 */
export async function restore(
  folder: string,
  directory: string,
  log: (line: string) => void,
  now = new Date(),
): Promise<Restored> {
  const contents = await contentsOf(folder);
  const documents = contents.files.find(
    ({ path }) => path === dataFile || path.endsWith(`${sep}${dataFile}`),
  );
  if (!documents) throw damaged(folder, `it names no ${dataFile}`);
  const store = dirname(join(directory, documents.path));
  await mkdir(store, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(store, { log });
  const coming = join(directory, `restoring-${process.pid}.partial`);
  try {
    await rm(coming, { recursive: true, force: true });
    for (const { path } of contents.files) await copyPrivately(join(folder, path), join(coming, path));
    soundDataFile(join(coming, documents.path));
    const aside = join(directory, `${replacedPrefix}${now.toISOString().replaceAll(':', '-')}`);
    for (const path of placesOf(contents, documents.path)) {
      await moveIfThere(join(directory, path), join(aside, path));
      await mkdir(dirname(join(directory, path)), { recursive: true, mode: 0o700 });
      await rename(join(coming, path), join(directory, path));
    }
    return { contents, replaced: existsSync(aside) ? aside : undefined };
  } finally {
    await rm(coming, { recursive: true, force: true });
    lock.release();
  }
}

function damaged(folder: string, reason: string): StoreError {
  return new StoreError('torn', `The backup ${folder} is damaged: ${reason}. Nothing was changed.`);
}

async function contentsOf(folder: string): Promise<BackupContents> {
  const text = await readFile(join(folder, contentsFile), 'utf8').catch(() => {
    throw new StoreError('foreign', `The folder ${folder} is no backup: it has no ${contentsFile}.`);
  });
  let contents: BackupContents;
  try {
    contents = JSON.parse(text) as BackupContents;
    for (const { path } of contents.files) if (path.split(/[/\\]/).includes('..')) throw new Error(path);
  } catch (error) {
    throw damaged(folder, `${contentsFile} cannot be read (${(error as Error).message})`);
  }
  for (const { path, sha256 } of contents.files) {
    const found = await digestOf(join(folder, path)).catch(() => undefined);
    if (found?.sha256 !== sha256)
      throw damaged(folder, `${path} is ${found ? 'not what it was' : 'missing'}`);
  }
  return contents;
}

/** What is replaced as one: the store's files each, because its lock stays; of the others what is at the top. */
function placesOf({ files }: BackupContents, documents: string): string[] {
  const store = dirname(documents);
  const places = files.map(({ path }) => (dirname(path) === store ? path : (path.split(sep)[0] as string)));
  return [...new Set(places)];
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
}
