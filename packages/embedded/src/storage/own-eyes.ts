import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of a directory and of a file that are their owner's alone. */
const [directoryMode, fileMode] = [0o700, 0o600];
const ofOthers = 0o077;

/**
 * Makes the directory if it is absent, and closes it and what is in it to every other user of the machine, whatever
 * an earlier version left open.
 * @param log called with what cannot be closed: it is not ours, or its file system knows no rights
 */
export function closeToOthers(directory: string, log: (line: string) => void): void {
  mkdirSync(directory, { recursive: true, mode: directoryMode });
  if (process.platform === 'win32') return;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isFile()) close(join(directory, entry.name), fileMode, log);
  }
  close(directory, directoryMode, log);
}

function close(path: string, mode: number, log: (line: string) => void): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status || (status.mode & ofOthers) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    log(
      `Others on this machine can read ${path}, and its rights cannot be changed: ${(error as Error).message}.`,
    );
  }
}
