import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { CommandError, check, StoreError } from '../errors';
import { inspectDataFile } from './inspect';
import { formatKey } from './keys';

const format = Buffer.from('sidelight-store 1');

export type Entry = { key: Buffer; value: Buffer };

/** Reads ordered bytes: the latest commit, a snapshot, or either with pending changes laid over. */
export interface Reader {
  get(key: Buffer): Buffer | undefined;
  /** Entries with start <= key < end, or the same backwards, without the first `skip` of them. */
  range(start: Buffer, end: Buffer, reverse?: boolean, skip?: number): Iterable<Entry>;
}

/** The data file: ordered bytes in one LMDB tree, where a commit is on disk when it returns. */
export class Environment implements Reader {
  private constructor(private readonly db: RootDatabase<Buffer, Buffer>) {}

  /** Opens or creates the file in the directory. Throws StoreError for a file that is torn or not ours. */
  static open(directory: string, durable: boolean): Environment {
    mkdirSync(directory, { recursive: true });
    const path = join(directory, 'store.mdb');
    const isNew = inspectDataFile(path) === 'absent';
    const db = open<Buffer, Buffer>({
      path,
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      pageSize: 8192,
      maxReaders: 1000,
      overlappingSync: false,
      noSync: !durable,
    });
    const environment = new Environment(db);
    if (isNew) environment.transact(() => environment.put(formatKey, format));
    else if (!environment.get(formatKey)?.equals(format)) {
      void db.close();
      throw new StoreError(
        'foreign',
        `The file ${path} was not written by this store; it is left untouched.`,
      );
    }
    return environment;
  }

  get(key: Buffer): Buffer | undefined {
    return this.db.get(key);
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
      get: (key) => this.db.get(key, { transaction: held() }),
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

  /** Runs the action with `put` and `remove` writing into one atomic, durable commit. */
  transact(action: () => void): void {
    try {
      this.db.transactionSync(action);
    } catch (error) {
      throw new CommandError(
        'OperationFailed',
        `The data file could not be written: ${(error as Error).message}`,
      );
    }
  }

  put(key: Buffer, value: Buffer): void {
    this.db.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.db.removeSync(key);
  }

  async close(): Promise<void> {
    await this.db.close();
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
      yield* entries;
      const last = entries.at(-1);
      if (entries.length < limit || last === undefined) return;
      offset = 0;
      if (reverse) to = last.key;
      else from = Buffer.concat([last.key, Buffer.of(0)]);
    }
  }
}

export interface Snapshot extends Reader {
  release(): void;
}
