import type { RootDatabase, Transaction } from 'lmdb';
import { check } from '../errors';
import { CommitGate } from '../running/commit-gate';
import { checkedValue, withChecksum } from './checksum';
import { dataFileOf, openDataFile } from './data-file';
import { probeKey } from './keys';
import { isOutOfRoom, isPanic, writeFailure } from './room';

export type Entry = { key: Buffer; value: Buffer };

/** Reads ordered bytes: the latest commit, a snapshot, or either with pending changes laid over. */
export interface Reader {
  get(key: Buffer): Buffer | undefined;
  /** Entries with start <= key < end, or the same backwards, without the first `skip` of them. */
  range(start: Buffer, end: Buffer, reverse?: boolean, skip?: number): Iterable<Entry>;
}

/** The data file: ordered bytes in one LMDB tree, where a commit is on disk when it returns. */
export class Environment implements Reader {
  /** Set once a commit has found no room, until one of some size finds it again. */
  isFull = false;

  private constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly gate: CommitGate,
    private readonly onPanic: (error: Error) => void,
  ) {}

  /**
   * Opens the file in the directory, which `prepareDataFile` has looked at.
   * @param gate what commits go through, where another thread may end this one
   */
  static open(directory: string, durable: boolean, gate = new CommitGate()): Environment {
    return new Environment(openDataFile(dataFileOf(directory), durable), gate, end);
  }

  get(key: Buffer): Buffer | undefined {
    const stored = this.db.get(key);
    return stored && sound(key, stored);
  }

  range(start: Buffer, end: Buffer, reverse = false, skip = 0): Iterable<Entry> {
    return this.chunks(start, end, reverse, skip);
  }

  /** A reader that goes on seeing what is committed now. Call `release` when done: it holds disk space. */
  snapshot(): Snapshot {
    const transaction = this.db.useReadTransaction();
    let isReleased = false;
    // LMDB would go on answering, but with what is there by then.
    const held = () => {
      check(!isReleased, 'SnapshotTooOld', 'Read timestamp is older than the oldest available snapshot');
      return transaction;
    };
    return {
      get: (key) => {
        const stored = this.db.get(key, { transaction: held() });
        return stored && sound(key, stored);
      },
      range: (start, end, reverse = false, skip = 0) => this.chunks(start, end, reverse, skip, held),
      release() {
        if (!isReleased) transaction.done();
        isReleased = true;
      },
    };
  }

  count(start: Buffer, end: Buffer, limit?: number): number {
    return this.db.getKeysCount({ start, end, limit });
  }

  /**
   * Runs the action with `put` and `remove` writing into one atomic, durable commit.
   * @throws CommandError OutOfDiskSpace where there is no room for it; then nothing of it is stored
   */
  transact(action: () => void): void {
    try {
      this.commit(action);
    } catch (error) {
      this.isFull ||= isOutOfRoom(error);
      if (isPanic(error)) this.onPanic(error as Error);
      throw writeFailure(error);
    }
  }

  /** Where a commit has found no room: looks whether there is some again. */
  lookForRoom(): void {
    if (!this.isFull) return;
    try {
      this.commit(() => this.put(probeKey, Buffer.alloc(probeBytes)));
      this.commit(() => this.remove(probeKey));
      this.isFull = false;
    } catch (error) {
      if (isPanic(error)) this.onPanic(error as Error);
    }
  }

  put(key: Buffer, value: Buffer): void {
    this.db.putSync(key, withChecksum(key, value));
  }

  remove(key: Buffer): void {
    this.db.removeSync(key);
  }

  async close(): Promise<void> {
    await this.db.close();
  }

  private commit(action: () => void): void {
    this.gate.run(() => this.db.transactionSync(action));
  }

  /**
   * Reads ahead in growing steps and continues each after the last key seen, so that a reader that pauses holds
   * no cursor: what is written meanwhile may show, as in MongoDB, unless it reads a snapshot.
   */
  private *chunks(
    start: Buffer,
    end: Buffer,
    reverse: boolean,
    skip: number,
    held?: () => Transaction,
  ): Generator<Entry> {
    let [from, to, offset] = [start, end, skip];
    for (let limit = 16; ; limit = Math.min(limit * 4, 1024)) {
      const transaction = held?.();
      const options = reverse
        ? {
            start: to,
            exclusiveStart: true,
            end: from,
            inclusiveEnd: true,
            reverse,
            limit,
            offset,
            transaction,
          }
        : { start: from, end: to, limit, offset, transaction };
      const entries = [...this.db.getRange(options)] as unknown as Entry[];
      for (const { key, value } of entries) yield { key, value: sound(key, value) };
      const last = entries.at(-1);
      if (entries.length < limit || last === undefined) return;
      offset = 0;
      if (reverse) to = last.key;
      else from = Buffer.concat([last.key, Buffer.of(0)]);
    }
  }
}

/** How much must fit before the disk counts as having room again. */
const probeBytes = 1024 * 1024;

/** LMDB writes no more, and only a new start helps: whoever watches over the process makes one. */
function end(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** Throws for an entry that is not what was written: it is reported and not served. */
function sound(key: Buffer, stored: Buffer): Buffer {
  const value = checkedValue(key, stored);
  check(
    value !== undefined,
    'DataCorruptionDetected',
    'The data file is damaged: what is stored here is not what was written. "npm run store:check" lists all that is damaged, "npm run store:restore" puts a backup in its place.',
  );
  return value;
}

export interface Snapshot extends Reader {
  release(): void;
}
