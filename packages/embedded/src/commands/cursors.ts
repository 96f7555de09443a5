import { Long } from 'bson';
import { CommandError, check } from '../errors';
import type { Reply } from '../protocol/message';
import type { Transaction } from '../transactions/transaction';

/** An answer too long for one message, read on as the client asks for more. */
export type Cursor = {
  id: Long;
  namespace: string;
  results: Iterator<Buffer>;
  session?: string;
  transaction?: Transaction;
  usedAt: number;
  neverTimesOut: boolean;
  close?: () => void;
};

const idleLifetime = 10 * 60_000;
const maxBatchBytes = 16 * 1024 * 1024;
const defaultFirstBatch = 101;

type Owner = Pick<Cursor, 'session' | 'transaction'>;

export type BatchOptions = Owner &
  Pick<Cursor, 'close'> & {
    batchSize?: number;
    isSingleBatch?: boolean;
    neverTimesOut?: boolean;
    /** How many results there can be at most, so that the last batch says it is the last. */
    limit?: number;
    /** Fields the reply's cursor shows besides. */
    extra?: Record<string, unknown>;
  };

/** All open cursors of a store. */
export class Cursors {
  private readonly cursors = new Map<string, Cursor & { left: number }>();

  /** The first batch of results, and a cursor for the others if there are any. */
  open(namespace: string, results: Iterable<Buffer>, options: BatchOptions): Reply {
    const id = Long.fromBits(Math.random() * 2 ** 32, Math.random() * 2 ** 31);
    const { session, transaction, neverTimesOut = false, close } = options;
    const left = options.limit || Number.POSITIVE_INFINITY;
    const cursor = {
      id,
      namespace,
      results: results[Symbol.iterator](),
      session,
      transaction,
      neverTimesOut,
      close,
      usedAt: performance.now(),
      left,
    };
    const { documents, isDone } = take(cursor, options.batchSize ?? defaultFirstBatch);
    const isOver = isDone || options.isSingleBatch === true;
    if (isOver) end(cursor);
    else this.cursors.set(id.toString(), cursor);
    return {
      document: { cursor: { id: isOver ? Long.ZERO : id, ns: namespace, ...options.extra }, ok: 1 },
      batch: { name: 'firstBatch', documents },
    };
  }

  /** The next batch. Throws CursorNotFound, and Unauthorized for another collection's cursor. */
  more(id: Long, namespace: string, { session, transaction }: Owner, batchSize?: number): Reply {
    const cursor = this.cursors.get(id.toString());
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    const where = cursor.session === session ? cursor.transaction === transaction : undefined;
    check(
      where !== undefined,
      50738,
      `Cannot run getMore on cursor ${id}, which was not created in this session`,
    );
    check(where, 50740, `Cannot run getMore on cursor ${id}, which was not created in this transaction`);
    cursor.usedAt = performance.now();
    const { documents, isDone } = take(cursor, batchSize || Number.POSITIVE_INFINITY);
    if (isDone) this.kill(id);
    return {
      document: { cursor: { id: isDone ? Long.ZERO : id, ns: namespace }, ok: 1 },
      batch: { name: 'nextBatch', documents },
    };
  }

  kill(id: Long): boolean {
    const cursor = this.cursors.get(id.toString());
    if (cursor) end(cursor);
    return this.cursors.delete(id.toString());
  }

  killOf(session: string): void {
    for (const cursor of [...this.cursors.values()]) if (cursor.session === session) this.kill(cursor.id);
  }

  expire(now: number): void {
    for (const { id, usedAt, neverTimesOut } of [...this.cursors.values()]) {
      if (!neverTimesOut && now - usedAt > idleLifetime) this.kill(id);
    }
  }

  closeAll(): void {
    for (const { id } of [...this.cursors.values()]) this.kill(id);
  }
}

function end(cursor: Cursor): void {
  cursor.results.return?.();
  cursor.close?.();
}

function take(cursor: Cursor & { left: number }, count: number): { documents: Buffer[]; isDone: boolean } {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < count && bytes < maxBatchBytes) {
    const next = cursor.results.next();
    if (next.done) return { documents, isDone: true };
    documents.push(next.value);
    bytes += next.value.length;
    if (--cursor.left <= 0) return { documents, isDone: true };
  }
  return { documents, isDone: false };
}
