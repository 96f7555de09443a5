import { dirname } from 'node:path';
import { hasHeldStore } from '../authentication/credentials';
import { StoreError } from '../errors';
import { examine, type Format } from './examine';

/**
 * Looks at a data file before LMDB maps it. Answers in which format it is, or that there is none yet.
 * @throws StoreError `foreign` for a file that is not ours, and `torn` for one that is not as it was written, or is
 * gone from a directory that has held a store; nothing is changed
 */
export function inspectDataFile(path: string): 'absent' | Format {
  const found = examine(path, { limit: 1 });
  const directory = dirname(path);
  if (!found) {
    if (!hasHeldStore(directory)) return 'absent';
    throw new StoreError(
      'torn',
      `The data file ${path} is missing, though its directory has held a store. ${advice(directory)} To begin anew, remove the directory.`,
    );
  }
  const { format, isLmdb, damages } = found;
  const isOurs = format !== undefined || hasHeldStore(directory) || (isLmdb && damages.length > 0);
  if (!isOurs && !damages.includes(empty)) {
    throw new StoreError('foreign', `The file ${path} was not written by this store; it is left untouched.`);
  }
  if (format === undefined || damages.length > 0) throw damaged(path, damages[0] ?? 'its format is not told');
  return format;
}

const empty = 'the file is empty';

/** One sentence for what is wrong, one for what to do. */
export function damaged(path: string, damage: string): StoreError {
  return new StoreError(
    'torn',
    `The data file ${path} is damaged (${damage}); nothing was changed. ${advice(dirname(path))}`,
  );
}

function advice(directory: string): string {
  return `Restore a backup with "npm run store:restore -- --data ${dataDirectoryOf(directory)} --from FOLDER"; "npm run store:check -- --data ${dataDirectoryOf(directory)}" lists all that is damaged.`;
}

/** The platform has its store in a folder of its data directory, and a backup is of the whole. */
const dataDirectoryOf = (directory: string) =>
  /[/\\]store$/.test(directory) ? dirname(directory) : directory;

/** @throws StoreError for a data file that is not whole and as it was written */
export function soundDataFile(path: string): void {
  if (inspectDataFile(path) === 'absent') throw damaged(path, 'it is missing');
}
