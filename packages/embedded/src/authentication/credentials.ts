import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors';
import type { Credentials } from './scram';

export const credentialsFile = (directory: string) => join(directory, 'secrets.json');

/** Whether the directory has held a store: its credentials are written once its data file is whole. */
export const hasHeldStore = (directory: string) => existsSync(credentialsFile(directory));

/**
 * User and password of a data directory's store, made once and stored beside the data, for the owner's eyes only.
 * @throws StoreError where the file is there and cannot be read
 */
export function storedCredentials(directory: string): Credentials {
  const file = credentialsFile(directory);
  if (!existsSync(file)) return write(file, { user: 'sidelight', password: randomBytes(32).toString('hex') });
  try {
    const { user, password } = JSON.parse(readFileSync(file, 'utf8')) as Credentials;
    if (typeof user === 'string' && typeof password === 'string') return { user, password };
  } catch {
    // Reported below, as a file without a user in it.
  }
  throw new StoreError(
    'torn',
    `The file ${file} is damaged: it should hold the store's user and password. Remove it to have another made.`,
  );
}

/** Written beside and put in place in one step, so that a crash leaves no half of it. */
function write(file: string, credentials: Credentials): Credentials {
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, `${JSON.stringify(credentials)}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
  return credentials;
}
