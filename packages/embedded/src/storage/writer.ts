import { CommandError } from '../errors';
import { Blocked, Conflicts } from '../transactions/conflicts';
import type { Transaction } from '../transactions/transaction';
import type { Catalog } from './collection';
import type { Environment } from './environment';
import { View } from './view';

type Waiting = {
  statement: (view: View) => unknown;
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs statements that write, one after another. All that arrive in one turn of the event loop share one commit,
 * so that many writers wait for the disk together; each is applied whole or not at all.
 */
export class Writer {
  private queue: Waiting[] = [];

  constructor(
    private readonly environment: Environment,
    private readonly catalog: () => Catalog,
    private readonly conflicts: Conflicts,
    private readonly onFailure: () => void,
  ) {}

  /**
   * Runs a statement against the latest state; settles when its changes are on disk. Where it has to wait for a
   * transaction beyond the deadline (milliseconds of the clock that nobody sets), it fails with MaxTimeMSExpired.
   */
  run<T>(statement: (view: View) => T, deadline = Number.POSITIVE_INFINITY): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.queue.length === 0) setImmediate(() => this.flush());
      this.queue.push({ statement, deadline, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  /** Writes what a transaction has gathered; its claims make sure nothing of it has changed meanwhile. */
  commit(pending: View, alongside: (view: View) => void): Promise<void> {
    return this.run((view) => {
      alongside(view);
      for (const [key, value] of pending.changes) view.changes.set(key, value);
      for (const [namespace, collection] of pending.collections) view.collections.set(namespace, collection);
      view.commitActions.push(...pending.commitActions);
    });
  }

  private flush(): void {
    const batch = this.queue;
    this.queue = [];
    const settle: (() => void)[] = [];
    try {
      this.environment.transact(() => {
        for (const waiting of batch) settle.push(this.attempt(waiting));
      });
    } catch (error) {
      // Nothing of the batch is in the file, but caches and catalog have already followed it.
      this.onFailure();
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const done of settle) done();
  }

  private attempt(waiting: Waiting): () => void {
    const view = new View(this.environment, this.conflicts.waiting);
    try {
      const result = waiting.statement(view);
      this.apply(view);
      return () => waiting.resolve(result);
    } catch (error) {
      if (!(error instanceof Blocked)) return () => waiting.reject(error);
      return () => this.runAfter(error.by, waiting);
    }
  }

  private runAfter(transaction: Transaction, { statement, deadline, resolve, reject }: Waiting): void {
    let expired = false;
    const expire = () => {
      expired = true;
      reject(new CommandError('MaxTimeMSExpired', 'operation exceeded time limit'));
    };
    const timer = Number.isFinite(deadline)
      ? setTimeout(expire, Math.max(0, deadline - performance.now()))
      : undefined;
    void transaction.ended.then(() => {
      clearTimeout(timer);
      // A timer may fire a moment before its time by the other clock: what was refused must not be written after all.
      if (expired) return;
      if (performance.now() < deadline) this.run(statement, deadline).then(resolve, reject);
      else expire();
    });
  }

  private apply(view: View): void {
    for (const [text, value] of view.changes) {
      const key = Buffer.from(text, 'latin1');
      if (value) this.environment.put(key, value);
      else this.environment.remove(key);
    }
    this.conflicts.committed(view.changes.keys());
    this.catalog().adopt(view.collections);
    for (const action of view.commitActions) action();
  }
}
