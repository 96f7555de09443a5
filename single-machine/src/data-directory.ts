import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A reason not to start that a person can act on; its message is the one line they see. */
export class CannotStart extends Error {}

/** Rights that other users of the machine have. */
const OF_OTHERS = 0o077;

/**
 * Makes the data directory if it is absent, and closes it to every other user of the machine: what it holds is
 * private. One that an earlier version left open is closed with all that is below it.
 * @throws CannotStart when it cannot be written to
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    if (process.platform !== 'win32' && (await isOpen(directory))) await close(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The data directory ${directory} cannot be written to (${code}). Choose another with DATA_DIR, or change its permissions.`,
    );
  }
}

const isOpen = async (path: string) => ((await stat(path)).mode & OF_OTHERS) !== 0;

/** The directory itself comes last: whoever finds it closed knows that all below it is. */
async function close(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await close(path);
    else if (entry.isFile()) await chmod(path, 0o600);
  }
  await chmod(directory, 0o700);
}
