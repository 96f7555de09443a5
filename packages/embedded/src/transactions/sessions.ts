import { UUID } from 'bson';
import { CommandError } from '../errors';
import type { Environment } from '../storage/environment';
import type { Document } from '../values/types';
import type { Conflicts } from './conflicts';
import { Transaction } from './transaction';

/**
 * How long a transaction may be open. Ours last milliseconds, and what a killed process leaves open holds others up:
 * less than MongoDB's own minute, and what MongoDB is set to as well.
 */
export const transactionLifetime = 3000;
/** As in MongoDB: how long a session may be unused. */
export const sessionLifetime = 30 * 60_000;

/** `usedAt` is by the clock that nobody sets. */
export type Session = { id: string; usedAt: number; transaction?: Transaction };

/** What a command says about its session. */
export type SessionFields = { number: bigint; starts: boolean };

/** The clients' sessions and the transaction each may have open. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly environment: Environment,
    private readonly conflicts: Conflicts,
    private readonly lifetime = transactionLifetime,
  ) {}

  use(id: string): Session {
    const session = this.sessions.get(id) ?? { id, usedAt: 0 };
    session.usedAt = performance.now();
    this.sessions.set(id, session);
    return session;
  }

  /** The transaction a command belongs to: a new one where it starts one. Throws NoSuchTransaction and TransactionTooOld. */
  transactionOf(session: Session, { number, starts }: SessionFields): Transaction {
    const current = session.transaction;
    if (current && number < current.number) throw tooOld(session, number, current.number);
    if (starts) {
      if (current?.number === number && current.state !== 'aborted') {
        throw new CommandError(117, `Transaction ${number} has been started already`);
      }
      current?.finish('aborted');
      session.transaction = new Transaction(number, this.conflicts, this.environment.snapshot());
      return session.transaction;
    }
    if (!current || current.number !== number || current.state === 'aborted') throw noSuch(number);
    return current;
  }

  /** The sessions as `$listLocalSessions` shows them. */
  list(): Document[] {
    return [...this.sessions.values()].map(({ id, usedAt }) => ({
      _id: { id: new UUID(id) },
      lastUse: new Date(Date.now() - (performance.now() - usedAt)),
    }));
  }

  /** Whether a session has been used within its lifetime, whatever became of the clock on the wall. */
  isKnown(id: string): boolean {
    return this.sessions.has(id);
  }

  end(id: string): void {
    this.sessions.get(id)?.transaction?.finish('aborted');
    this.sessions.delete(id);
  }

  ids(): string[] {
    return [...this.sessions.keys()];
  }

  endAll(): void {
    for (const id of this.ids()) this.end(id);
  }

  /** Aborts transactions and forgets sessions whose time is over, by the clock that nobody sets. */
  expire(now: number): void {
    for (const { id, usedAt, transaction } of [...this.sessions.values()]) {
      const isOpen = transaction?.state === 'in progress';
      if (isOpen && now - transaction.begun > this.lifetime) transaction.finish('aborted');
      if (!isOpen && now - usedAt > sessionLifetime) this.end(id);
    }
  }
}

export function noSuch(number: bigint): CommandError {
  const error = new CommandError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions.`,
  );
  error.labels = ['TransientTransactionError'];
  return error;
}

export function tooOld(session: Session, number: bigint, newest: bigint): CommandError {
  return new CommandError(
    'TransactionTooOld',
    `Cannot start transaction ${number} on session ${session.id} because a newer transaction ${newest} has already started.`,
  );
}
