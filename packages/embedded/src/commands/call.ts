import { Binary, Long, Timestamp } from 'bson';
import { compileExpression, predicate } from '../aggregate/expressions';
import type { PipelineContext } from '../aggregate/pipeline';
import { CommandError } from '../errors';
import type { Reply } from '../protocol/message';
import { Collation, collationOf } from '../query/collation';
import type { Query } from '../query/find';
import { compileFilter, MatchContext } from '../query/match';
import type { Collection } from '../storage/collection';
import { catalogKey } from '../storage/keys';
import type { View } from '../storage/view';
import type { Store } from '../store';
import { Retries } from '../transactions/retries';
import type { Session } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import { isNumeric, toBigInt, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import type { Connection } from './connection';

/** One command on its way: its fields, and the state it reads and writes. */
export class Call {
  session?: Session;
  transaction?: Transaction;
  /** Where reads look: the latest commit, the transaction, or a snapshot. */
  view: View;
  /** Set where the read is of a snapshot outside a transaction: the reply has its time. */
  atClusterTime?: Timestamp;
  private readonly deadline: number;
  private ticks = 0;

  constructor(
    readonly store: Store,
    readonly name: string,
    readonly body: Document,
    readonly connection: Connection,
  ) {
    this.view = store.latest;
    const limit = this.number('maxTimeMS') ?? 0;
    if (limit < 0 || limit > 0x7fffffff)
      throw new CommandError('BadValue', `${limit} value for maxTimeMS is out of range [0, 2147483647]`);
    this.deadline = limit > 0 ? performance.now() + limit : Number.POSITIVE_INFINITY;
  }

  get database(): string {
    return String(this.body.$db);
  }

  /** The collection's full name, from the command's first field. Throws InvalidNamespace. */
  get namespace(): string {
    const name = this.body[this.name];
    if (typeof name !== 'string') {
      throw new CommandError('InvalidNamespace', `collection name has invalid type ${typeof name}`);
    }
    if (name === '' || name.includes('\0'))
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${this.database}.${name}'`);
    return `${this.database}.${name}`;
  }

  /** The collection as this command sees it, if it exists. */
  collection(view = this.view, namespace = this.namespace): Collection | undefined {
    if (this.transaction) {
      this.transaction.namespaces.add(namespace);
      this.store.conflicts.checkCatalog(this.transaction, catalogKey(namespace).toString('latin1'));
    }
    return this.store.collection(view, namespace);
  }

  /** Throws MaxTimeMSExpired when the time the client gave is over; cheap enough to call for each document. */
  readonly tick = (): void => {
    if (++this.ticks % 64 === 0 && performance.now() > this.deadline) this.expire();
  };

  expire(): never {
    throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
  }

  /** Runs a change, in the transaction or in a commit of its own; retried statements are answered from memory. */
  async write<T>(statement: (view: View, retries: Retries | undefined) => T): Promise<T> {
    if (this.transaction) return statement(this.transaction.view, undefined);
    return this.store.writer.run((view) => {
      const retries = this.retries(view);
      const result = statement(view, retries);
      retries?.save();
      return result;
    }, this.deadline);
  }

  private retries(view: View): Retries | undefined {
    const number = this.transactionNumber;
    if (!this.session || number === undefined) return undefined;
    const { stmtId, stmtIds } = this.body;
    const first = isNumeric(stmtId) ? toDouble(stmtId) : 0;
    const idOf = (index: number) => (Array.isArray(stmtIds) ? toDouble(stmtIds[index]) : first + index);
    return Retries.of(view, this.session, number, idOf);
  }

  get transactionNumber(): bigint | undefined {
    return isNumeric(this.body.txnNumber) ? toBigInt(this.body.txnNumber) : undefined;
  }

  /** A numeric field; undefined where it is absent. Throws TypeMismatch. */
  number(field: string): number | undefined {
    const value = this.body[field];
    if (value === undefined || value === null) return undefined;
    if (!isNumeric(value))
      throw new CommandError(
        'TypeMismatch',
        `BSON field '${this.name}.${field}' is the wrong type '${typeof value}', expected type 'number'`,
      );
    return toDouble(value);
  }

  document(field: string): Document | undefined {
    return documentField(this.body, field, this.name);
  }

  /** The rules by which this command's filters and updates compare and compute. */
  rules(
    collection: Collection | undefined,
    spec?: unknown,
    variables?: Document,
  ): MatchContext & { collation?: Collation } {
    const collation = spec ? collationOf(spec as Document) : collection?.collation;
    const lets = evaluateLets(variables ?? this.document('let'));
    return { collation, expression: (expression) => predicate(expression, lets) };
  }

  pipelineContext(match: MatchContext, variables = this.document('let')): PipelineContext {
    const sessions = () => this.store.sessions.list();
    return { match, variables: evaluateLets(variables), read: readNothing, sessions };
  }
}

/** Reads nothing: for pipelines that see only the documents they are given. */
const readNothing = () => [];

/** An embedded document field of a command or statement. Throws TypeMismatch for another type. */
export function documentField(from: Document, field: string, name: string): Document | undefined {
  const value = from[field];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value))
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${name}.${field}' is the wrong type '${Array.isArray(value) ? 'array' : typeof value}', expected type 'object'`,
    );
  return value;
}

/** `let` values are expressions that see no document. */
export function evaluateLets(lets: Document | undefined): Document {
  return Object.fromEntries(
    Object.entries(lets ?? {}).map(([name, value]) => [name, compileExpression(value)({})]),
  );
}

/** The index a hint names, by name or by key. Throws BadValue where there is none. */
export function hintOf(hint: unknown, collection: Collection | undefined): Query['hint'] {
  if (hint === undefined || hint === null || !collection) return undefined;
  if (isDocument(hint) && '$natural' in hint)
    return toDouble(hint.$natural as number) < 0 ? 'reverseScan' : 'scan';
  if (isDocument(hint) && Object.keys(hint).length === 0) return undefined;
  const index = collection.indexes.find(({ name, spec }) =>
    typeof hint === 'string' ? name === hint : JSON.stringify(spec.key) === JSON.stringify(hint),
  );
  if (!index)
    throw new CommandError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return index;
}

/** Compiles a filter under a command's rules. */
export function matcherOf(filter: Document | undefined, rules: MatchContext) {
  return compileFilter(filter ?? {}, rules);
}

/** A session's id as text. Throws for anything but a UUID. */
export function sessionId(lsid: unknown): string {
  const id = isDocument(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary) || id.position !== 16)
    throw new CommandError('InvalidUUID', 'lsid.id must be a UUID');
  return Buffer.from(id.value()).toString('hex');
}

export type Command = {
  /** Fields it knows besides those every command may have; any other is refused. */
  fields: readonly string[];
  run: (call: Call) => Reply | Document | Promise<Reply | Document>;
  /** Whether it reads documents, and so takes a read concern. */
  reads?: boolean;
  /** Whether it changes something, and so takes a write concern. */
  writes?: boolean;
  /** Whether it may be part of a transaction. */
  inTransactions?: boolean;
  /** Whether it is a command of the admin database only. */
  isOfAdmin?: boolean;
  /** Whether it is answered before the client has proved who it is. */
  isOpenToAll?: boolean;
  /** Whether drivers repeat it under the same transaction number. */
  isRetryable?: boolean;
};

export const long = (value: number) => Long.fromNumber(value);
