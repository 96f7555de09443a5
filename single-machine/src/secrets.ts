import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from './data-directory';

export interface Secrets {
  session: string;
  actor: string;
}

/**
 * The keys that sign sessions and actor tokens: made once and stored in the data directory, so that a restart
 * signs nobody out.
 * @throws CannotStart when what is stored is damaged
 */
export async function storedSecrets(dataDirectory: string): Promise<Secrets> {
  const file = join(dataDirectory, 'secrets.json');
  try {
    return read(await readFile(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = { session: randomBytes(32).toString('hex'), actor: randomBytes(32).toString('hex') };
  // Put in place in one step, so that a crash leaves no half of it.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function read(text: string, file: string): Secrets {
  try {
    const { session, actor } = JSON.parse(text) as Partial<Secrets>;
    if (typeof session === 'string' && typeof actor === 'string') return { session, actor };
  } catch {
    // Reported below, as a file without keys in it.
  }
  throw new CannotStart(
    `The file ${file} is damaged: it should hold the keys that sign sessions. Restore it from a backup, or remove it: then others are made, and everybody has to sign in again.`,
  );
}
