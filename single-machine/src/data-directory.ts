import { access, constants, mkdir } from 'node:fs/promises';

/** A reason not to start that a person can act on; its message is the one line they see. */
export class CannotStart extends Error {}

/**
 * Makes the data directory if it is absent.
 * @throws CannotStart when it cannot be written to
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The data directory ${directory} cannot be written to (${code}). Choose another with DATA_DIR, or change its permissions.`,
    );
  }
}
