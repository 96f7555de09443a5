import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StoreError } from '../errors';

/** Who holds a data directory. `start` distinguishes a process from a later one with the same number. */
type Holder = { id: string; pid: number; start: string; host: string };

/** The right to use a data directory, held until `release`; `announce` tells the owner's other processes where its store answers. */
export type DirectoryLock = { announce(url: string): void; release(): void };

const beat = 1000;
/** Without a sign of life for this long, a holder on another machine is taken for dead. */
const silence = 5000;
/** How often a holder is looked at that is waited for. */
const look = 100;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export type LockOptions = {
  /** How long to wait for a holder that may be about to end, in milliseconds. */
  patience?: number;
  /** Called with one line that says that it is waited for. */
  log?: (line: string) => void;
};

/** Longer than a process takes that was killed, or that was stopped and answers what it has begun. */
const defaultPatience = 15_000;

/**
 * Takes the data directory for this process; a lock left by a process that was killed is taken over, and one that
 * is ending is waited for.
 * @throws StoreError `in-use` for a holder that lives on, `not-writable` where nothing can be written
 */
export async function lockDirectory(
  directory: string,
  { patience = defaultPatience, log = () => undefined }: LockOptions = {},
): Promise<DirectoryLock> {
  const path = join(directory, 'store.lock');
  const own: Holder = { id: randomUUID(), pid: process.pid, start: startOf(process.pid), host: hostname() };
  const draft = `${path}.${own.id}`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    const until = performance.now() + patience;
    let isLogged = false;
    while (!isLinked(draft, path)) {
      const holder = read(path);
      if (!holder || !(await isAlive(holder, path))) setAside(path, holder?.id);
      else if (performance.now() >= until) throw inUse(directory, holder, patience);
      else {
        if (!isLogged)
          log(`The data directory ${directory} is in use by process ${holder.pid}; waiting for it to end.`);
        isLogged = true;
        await pause(look);
      }
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    throw new StoreError('not-writable', `The data directory ${directory} cannot be written: ${message}.`);
  } finally {
    if (existsSync(draft)) rmSync(draft);
  }
  const address = addressFile(directory);
  // What a killed process has left is nobody's address now.
  rmSync(address, { force: true });
  const timer = setInterval(() => touch(path), beat).unref();
  return {
    announce(url) {
      writeFileSync(draft, `${url}\n`, { mode: 0o600 });
      renameSync(draft, address);
    },
    release() {
      clearInterval(timer);
      if (read(path)?.id !== own.id) return;
      rmSync(address, { force: true });
      rmSync(path, { force: true });
    },
  };
}

/** Where a running store's address is written, with user and password: for the owner's eyes only. */
export const addressFile = (directory: string) => join(directory, 'store.url');

/** Where the store answers that has the directory; undefined where none is running. */
export async function runningStoreOf(directory: string): Promise<string | undefined> {
  const path = join(directory, 'store.lock');
  const holder = read(path);
  if (!holder || !(await isAlive(holder, path))) return undefined;
  return existsSync(addressFile(directory)) ? readFileSync(addressFile(directory), 'utf8').trim() : undefined;
}

function inUse(directory: string, { pid, host }: Holder, patience: number): StoreError {
  const waited = patience > 0 ? ` It has not ended within ${Math.round(patience / 1000)} s.` : '';
  return new StoreError(
    'in-use',
    `The data directory ${directory} is in use by process ${pid} on ${host}; stop that first.${waited}`,
  );
}

/** Makes the lock in one step; false where there is one already. */
function isLinked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Of two that find the same stale lock, only the one that moves it away goes on; a lock made meanwhile is put back. */
function setAside(path: string, staleId: string | undefined): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.id !== staleId) isLinked(aside, path);
  rmSync(aside, { force: true });
}

/** A process of this machine can be looked up; of another machine's only the lock's heartbeat tells. */
async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host === hostname()) return startOf(holder.pid) === holder.start;
  const before = beatOf(path);
  for (const end = performance.now() + silence; performance.now() < end; ) {
    await pause(beat / 4);
    if (beatOf(path) !== before) return true;
  }
  return false;
}

function beatOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The directory was removed under us; there is nothing left to protect.
  }
}

/** When the process was started, as far as the system tells; empty for one that is not running. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    // Field 22 of proc(5)'s stat; the second field may itself contain spaces and parentheses.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    // A zombie has ended; only whoever started it has not looked yet.
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? 'running');
  } catch {
    return 'running';
  }
}
