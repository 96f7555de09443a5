import { totalmem } from 'node:os';
import { serveInWorker } from './running/in-worker';
import type { Served } from './running/serve';
import { lockDirectory } from './storage/lock';
import { closeToOthers } from './storage/own-eyes';

export { StoreError } from './errors';

export type StoreOptions = {
  /** Where the data lives; made if it is not there. One process per directory. */
  directory: string;
  /** TCP port; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; loopback by default, and nothing else is safe: nothing on the way is encrypted. */
  host?: string;
  /**
   * Answers only who knows the user and password in its address, as it must where anybody else can reach the port. By
   * default everybody is let in, as MongoDB does: for a network of its own between containers.
   */
  asksForPassword?: boolean;
  /** Runs the store in a thread of its own, so that a large question to it does not stall this one. */
  worker?: boolean;
  /** Called with one line that says what goes wrong in the background; prints it by default. */
  log?: (line: string) => void;
  /** Waits for the disk at each commit, so that acknowledged writes survive the loss of power; on by default. */
  durable?: boolean;
  /** How long to wait for a process that has the directory and may be about to end; 15 s unless given. */
  patience?: number;
  /** Allows `configureFailPoint`, by which drivers are tested. */
  testCommands?: boolean;
  /** Milliseconds that a transaction may be open; 3 s when left out. */
  transactionLifetime?: number;
};

/** A store that accepts connections. `stop` settles when the data file is closed. */
export type RunningStore = Served;

/** Decoded documents may take an eighth of the machine's memory, and never more than this. */
const maxCacheBytes = 768 * 1024 * 1024;

/**
 * Starts a store.
 * @throws StoreError with one line for the person who started it: the directory is in use or not writable, the
 * data file is damaged or another program's, or the port is taken
 */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  const { directory, port = 0, host = '127.0.0.1', log = console.error } = options;
  const lock = await lockDirectory(directory, { patience: options.patience, log });
  try {
    closeToOthers(directory, log);
    // Its own thread loads it otherwise, and this one need not as well.
    const start = options.worker ? serveInWorker : (await import('./running/serve')).serve;
    const { stop, ...served } = await start({
      directory,
      host,
      port,
      isOpenToAll: !options.asksForPassword,
      log,
      isDurable: options.durable ?? true,
      hasTestCommands: options.testCommands ?? false,
      transactionLifetime: options.transactionLifetime,
      cacheBytes: Math.min(maxCacheBytes, totalmem() / 8),
    });
    lock.announce(served.url);
    return { ...served, stop: () => stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
