import { CommandError } from '../errors';
import type { Claim } from '../storage/view';
import type { Transaction } from './transaction';

/** Thrown inside a statement that has to wait until another's transaction ends; it is then run again. */
export class Blocked extends Error {
  constructor(readonly by: Transaction) {
    super('waiting for a transaction');
  }
}

/** Who is changing what, so that of two transactions that change the same, the first one wins. */
export class Conflicts {
  private readonly owners = new Map<string, Transaction>();
  private readonly active = new Set<Transaction>();
  /** When a key was last committed; kept only while a transaction might have an older snapshot. */
  private readonly changedAt = new Map<string, number>();
  /** The same by commit, the first one first, so that what no snapshot is older than any more is found. */
  private commits: { at: number; keys: string[] }[] = [];
  private clock = 0;

  begin(transaction: Transaction): number {
    this.active.add(transaction);
    return this.clock;
  }

  /** For statements outside transactions: they wait for whoever is changing the key. */
  readonly waiting: Claim = (key) => {
    const owner = this.owners.get(key);
    if (owner) throw new Blocked(owner);
  };

  /** For a transaction: throws WriteConflict where another changes the key or has since the snapshot. */
  claimFor(transaction: Transaction): Claim {
    return (key) => {
      const owner = this.owners.get(key);
      if (owner === transaction) return;
      const isNewer = (this.changedAt.get(key) ?? 0) > transaction.startedAt;
      if (owner || isNewer) throw writeConflict();
      this.owners.set(key, transaction);
      transaction.claims.push(key);
    };
  }

  /** Throws SnapshotUnavailable where the collection itself, as its indexes, has changed since the snapshot. */
  checkCatalog(transaction: Transaction, key: string): void {
    if ((this.changedAt.get(key) ?? 0) <= transaction.startedAt) return;
    const error = new CommandError(
      'SnapshotUnavailable',
      'Unable to read from a snapshot due to pending collection catalog changes; please retry the operation.',
    );
    error.labels = ['TransientTransactionError'];
    throw error;
  }

  /** Changes to a collection itself wait for transactions that have used it. */
  waitForUsers(namespace: string): void {
    for (const transaction of this.active) {
      if (transaction.namespaces.has(namespace)) throw new Blocked(transaction);
    }
  }

  committed(keys: Iterable<string>): void {
    if (this.active.size === 0) return;
    this.clock++;
    const changed = [...keys];
    for (const key of changed) this.changedAt.set(key, this.clock);
    this.commits.push({ at: this.clock, keys: changed });
  }

  end(transaction: Transaction): void {
    this.active.delete(transaction);
    for (const key of transaction.claims) this.owners.delete(key);
    this.forget();
  }

  /** Where one transaction follows the other there is never a moment without any, in which all could be forgotten. */
  private forget(): void {
    // They stand in the order in which they began.
    const [oldest] = this.active;
    const since = oldest?.startedAt ?? this.clock;
    const kept = this.commits.findIndex(({ at }) => at > since);
    for (const { at, keys } of this.commits.splice(0, kept === -1 ? this.commits.length : kept))
      for (const key of keys) if (this.changedAt.get(key) === at) this.changedAt.delete(key);
  }

  /** How many keys are remembered as changed since the oldest snapshot. */
  get remembered(): number {
    return this.changedAt.size;
  }
}

export function writeConflict(): CommandError {
  const error = new CommandError(
    'WriteConflict',
    'Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
  error.labels = ['TransientTransactionError'];
  return error;
}
