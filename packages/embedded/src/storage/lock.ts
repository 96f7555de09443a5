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

/** Who holds a data directory. `start` tells a process from a later one with the same number. */
type Holder = { id: string; pid: number; start: string; host: string; url?: string };

/** The right to use a data directory, held until `release`; `announce` tells others where its store answers. */
export type DirectoryLock = { announce(url: string): void; release(): void };

const beat = 1000;
/** Without a sign of life for this long, a holder on another machine is taken for dead. */
const patience = 5000;

/**
 * Takes the data directory for this process; a lock left by a process that was killed is taken over.
 * Throws StoreError `in-use` for a living holder and `not-writable` where nothing can be written.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(directory, 'store.lock');
  const own: Holder = { id: randomUUID(), pid: process.pid, start: startOf(process.pid), host: hostname() };
  const draft = `${path}.${own.id}`;
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(draft, JSON.stringify(own));
    while (!isLinked(draft, path)) {
      const holder = read(path);
      if (holder && (await isAlive(holder, path))) throw inUse(directory, holder);
      setAside(path, holder?.id);
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    throw new StoreError('not-writable', `The data directory ${directory} cannot be written: ${message}.`);
  } finally {
    if (existsSync(draft)) rmSync(draft);
  }
  const timer = setInterval(() => touch(path), beat).unref();
  return {
    announce(url) {
      writeFileSync(draft, JSON.stringify({ ...own, url }));
      renameSync(draft, path);
    },
    release() {
      clearInterval(timer);
      if (read(path)?.id === own.id) rmSync(path, { force: true });
    },
  };
}

/** Where the store answers that has the directory; undefined where none is running. */
export async function runningStoreOf(directory: string): Promise<string | undefined> {
  const path = join(directory, 'store.lock');
  const holder = read(path);
  return holder && (await isAlive(holder, path)) ? holder.url : undefined;
}

function inUse(directory: string, { pid, host }: Holder): StoreError {
  return new StoreError(
    'in-use',
    `The data directory ${directory} is in use by process ${pid} on ${host}; stop that first.`,
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
  for (const end = Date.now() + patience; Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, beat / 4));
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
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
