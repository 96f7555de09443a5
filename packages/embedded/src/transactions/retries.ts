import { Long } from 'bson';
import { retryKey, retryRange, sessionOf } from '../storage/keys';
import type { View } from '../storage/view';
import { decode } from '../values/decode';
import { encodeReply } from '../values/encode';
import type { Document } from '../values/types';
import { Session, sessionLifetime, tooOld } from './sessions';

/**
 * Remembers, in the same commit as the change itself, what each retryable statement of a session answered, so that
 * one that comes again is answered again and not applied twice, also after a restart.
 */
export class Retries {
  private readonly done: Document;
  private isDirty = false;
  readonly repeated: number[] = [];

  private constructor(
    private readonly view: View,
    private readonly session: Session,
    private readonly number: bigint,
    private readonly statementIds: (index: number) => number,
    stored: Document | undefined,
  ) {
    const newest = stored ? BigInt(String(stored.number)) : undefined;
    if (newest !== undefined && number < newest) throw tooOld(session, number, newest);
    this.done = stored && newest === number ? (stored.done as Document) : {};
  }

  static of(view: View, session: Session, number: bigint, statementIds: (index: number) => number): Retries {
    const stored = view.get(retryKey(session.id));
    return new Retries(view, session, number, statementIds, stored && decode(stored));
  }

  /** The statement's remembered answer, or what running it now answers. */
  once<T>(index: number, run: () => T): T {
    const id = this.statementIds(index);
    const known = this.done[id];
    if (known !== undefined) {
      this.repeated.push(id);
      return known as T;
    }
    const answer = run();
    this.done[id] = answer;
    this.isDirty = true;
    return answer;
  }

  save(): void {
    if (!this.isDirty) return;
    const number = Long.fromBigInt(this.number);
    this.view.put(retryKey(this.session.id), encodeReply({ number, done: this.done, at: new Date() }));
  }
}

/** Remembers that a transaction is committed, so that its commit can be repeated after a restart. */
export function recordCommit(view: View, session: Session, number: bigint): void {
  const entry = { number: Long.fromBigInt(number), done: {}, committed: true, at: new Date() };
  view.put(retryKey(session.id), encodeReply(entry));
}

/** Whether the session's newest transaction is the given one and was committed. */
export function isCommitted(view: View, session: Session, number: bigint): boolean {
  const stored = view.get(retryKey(session.id));
  const entry = stored && decode(stored);
  return entry?.committed === true && BigInt(String(entry.number)) === number;
}

/**
 * Forgets the answers of sessions that have expired. A session that is in use is not, however far the clock was set
 * forward; and what seems to come from the future, because the clock was set back, counts from now.
 */
export function forgetOldRetries(view: View, now: number, isInUse: (session: string) => boolean): void {
  for (const { key, value } of view.range(...retryRange)) {
    const entry = decode(value);
    const at = (entry.at as Date).getTime();
    if (at > now) view.put(key, encodeReply({ ...entry, at: new Date(now) }));
    else if (now - at > sessionLifetime && !isInUse(sessionOf(key))) view.remove(key);
  }
}
