import { chmod } from 'node:fs/promises';
import { open } from 'lmdb';
import { soundDataFile } from './inspect';

/**
 * Copies a data file as it is at one moment, also while another process writes it, and looks at the copy: a backup
 * that cannot be read is none.
 * @throws StoreError where it is damaged
 */
export async function copyDataFile(from: string, to: string): Promise<void> {
  const db = open({ path: from, noSubdir: true, readOnly: true, encoding: 'binary', keyEncoding: 'binary' });
  try {
    await db.backup(to, false);
  } finally {
    await db.close();
  }
  await chmod(to, 0o600);
  soundDataFile(to);
}
