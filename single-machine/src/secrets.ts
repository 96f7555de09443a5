import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Secrets {
  session: string;
  actor: string;
}

/**
 * The keys that sign sessions and actor tokens: made once and kept in the data directory, so that a restart
 * signs nobody out.
 */
export async function keptSecrets(dataDirectory: string): Promise<Secrets> {
  const file = join(dataDirectory, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = { session: randomBytes(32).toString('hex'), actor: randomBytes(32).toString('hex') };
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
