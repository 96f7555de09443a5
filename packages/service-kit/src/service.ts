import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import type {
  Actor,
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallResponse,
  Calls,
  CallsOwnedBy,
  DomainEvent,
  EventData,
  EventType,
  ServiceName,
  SignalType,
} from '@coaching/contracts';
import type { ClientSession, Db } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { NotedEvent } from './audit/audit-trail';
import type { Lease } from './events/lease';
import type { Past } from './events/newcomers';
import type { Signals } from './events/signals';
import type { AnsweredCsv } from './http/send-csv';
import type { Visitor } from './http/visitor';
import type { Schemas } from './mongo/models';
import type { Moves } from './moving/moves';

/** What a handler receives of one request, already validated against the contract. */
export interface CallRequest<Name extends CallName> {
  /** Who is calling; never null on a signed-in call. */
  actor: Calls[Name]['audience'] extends 'signed-in' ? Actor : Actor | null;
  params: CallParams<Name>;
  query: CallQuery<Name>;
  body: CallBody<Name>;
  /** Milliseconds since 1970 when the caller last proved who they are; 0 for nobody. */
  confirmed_at: number;
  /** Moment the request arrived. */
  now: Date;
  request_id: string;
  /** Origin and base path below which the caller reaches every call, as the gateway says; '' when it does not. */
  api_address: string;
  /** Which browser calls, on calls whose contract says `limited`; on others a client without cookies. */
  visitor: Visitor;
  /** The file that is sent, on calls whose contract says `sendsFile`. */
  file: Calls[Name] extends { sendsFile: object } ? SentFile : null;
  /** Who reads the events, on calls whose contract says `answersEvents`. */
  follower: Calls[Name] extends { answersEvents: true } ? Follower : null;
  /** Writes a line of the security log, and an entry of the audit log; who asks, from where and the request's id are added. */
  logSecurity(event: NotedEvent): void;
  /** Tells the gateway whom the session is for; only on calls whose contract says `session`. */
  grantSession(grant: SessionGrant): void;
}

/** Who reads a stream of events. */
export interface Follower {
  /** Id of the last event they have, from a stream before this one; '' when they have none. */
  last_id: string;
  /** Aborted when nothing more is to be sent: they went away, the stream's time is over, or the service's. */
  gone: AbortSignal;
}

/** One event of a stream. */
export interface AnsweredEvent<Data> {
  /** With this id the next stream is asked for, so that it goes on from here: a line of plain letters. */
  id: string;
  data: Data;
}

/** A file on its way in. */
export interface SentFile {
  /** Media type as the sender says, lower case and without parameters; '' when it says none. */
  type: string;
  /** The Content-Type header as it came, with its parameters; '' when there is none. */
  content_type: string;
  /** What vouches for the bytes, where their sender signs them (Stripe-Signature); '' when nothing does. */
  signature: string;
  /** Length in bytes; never more than the contract allows. */
  length: number;
  /** Exactly that many bytes, unless the sender breaks off. */
  bytes: Readable;
}

/** A file on its way out. */
export interface AnsweredFile {
  /** Media type. */
  type: string;
  /** Length in bytes. */
  length: number;
  /** Name under which a browser saves it; null for one to show in place. */
  saveAs: string | null;
  /** Whether it may be another one at the next look; otherwise browsers store it for long. */
  changes?: true;
  bytes: Readable;
}

/** For whom the gateway starts or switches a session. */
export interface SessionGrant {
  user_uid: string;
  organization_uid: string | null;
  /** The person's count of session endings; the session is over once theirs is higher. */
  session_epoch: number;
  /** The person has just proved who they are, in a session that goes on; one that starts begins with that anyway. */
  confirmed?: true;
  /** Who goes on in it as that person, and until when, in milliseconds since 1970. */
  real?: { user_uid: string; until: number };
}

/** What a handler answers: what the contract promises, a file, or events, each asked for when the one before is sent. */
export type Answer<Name extends CallName> = Calls[Name] extends { answersFile: true }
  ? AnsweredFile
  : Calls[Name] extends { answersEvents: true }
    ? AsyncIterable<AnsweredEvent<CallResponse<Name>>>
    : Calls[Name] extends { answersCsv: true }
      ? CallResponse<Name> | AnsweredCsv
      : CallResponse<Name>;

/** Answers one call: guards, then one verb. Throws the errors of errors.ts. */
export type Handler<Name extends CallName> = (request: CallRequest<Name>) => Promise<Answer<Name>>;

/** One handler for each call the service owns, no more and no fewer. */
export type Handlers<Owner extends ServiceName> = { [Name in CallsOwnedBy<Owner>]: Handler<Name> };

/** An event as the writer states it; id and time are added when it is written. */
export interface Announcement<Type extends EventType = EventType> {
  type: Type;
  entity_uid: string;
  revision: number;
  data: EventData<Type>;
}

/** What a transaction's body works with. */
export interface Transaction {
  /** Pass to every operation that belongs to the transaction. */
  session: ClientSession;
  /** Writes an event into the outbox, in the same transaction as the change it is about. */
  announce<Type extends EventType>(announcement: Announcement<Type>): Promise<void>;
  /** Tells live views, once the transaction is committed, that an entity is not what it was. */
  signal(type: SignalType, entity_uid: string): void;
}

/**
 * Reacts to several events at once, in their order: for those of which many come and that read and write alike. Types
 * that one entity's events may be of share it.
 */
export interface ReactionToAll {
  toAll(events: readonly DomainEvent[], transaction: Transaction): Promise<void>;
}

/** Reacts to a type of event, at most once in effect: its writes and the mark "seen" are one transaction. */
export type EventReactions = {
  [Type in EventType]?:
    | ((event: DomainEvent<Type>, transaction: Transaction) => Promise<void>)
    | ReactionToAll;
};

/** What a running service has at hand. */
export interface ServiceContext {
  /** The service's own database, where its models are. */
  connection: Connection;
  db: Db;
  log: Logger;
  /** A key of 32 bytes for one purpose alone; it is stored nowhere, and the same in every process of the service. */
  keyFor(purpose: string): Buffer;
  /** Runs the body in one transaction; tries again on transient conflicts; its events are relayed on commit. */
  transaction<Result>(body: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Of all replicas of the service, one at a time holds the lease of a name: for work that one alone should do. */
  lease(name: string): Lease;
  /** What happens now, in any process; a change within a transaction is signalled by the transaction's `signal`. */
  signals: Signals;
  /** How long news of what a caller names is waited for, in milliseconds (`untilNewsIsIn`). */
  newsMs: number;
}

/** Something under way that ends when its service does. */
export interface Work {
  /** Finishes what has begun and begins nothing more. */
  stop(): Promise<void>;
}

/** A part of what a service stores that was looked through. */
export interface CheckedStore {
  /** What it is and how much, in words. */
  what: string;
  /** What is wrong with it, as a sentence; null for nothing. */
  fault: string | null;
}

/** All that makes a domain a service. */
export interface ServiceDefinition<Owner extends ServiceName = ServiceName> {
  name: Owner;
  /** Whose entities its own refer to: where all is published or made at once, theirs come first. */
  after?: readonly ServiceName[];
  /** What it stores, by the names of the models. */
  schemas: Schemas;
  /**
   * What is awaited at each start, once its collections and indexes are there, before anything is answered, received or
   * done: brings rows that a version before stored into the shape of now. Replicas may do it at the same time.
   */
  prepare?(context: ServiceContext): Promise<void>;
  handlers(context: ServiceContext): Handlers<Owner>;
  /** Reactions to other domains' events; the service's name is the durable consumer's. */
  reactions?(context: ServiceContext): EventReactions;
  /**
   * Where each reaction leaves alone what a later word of the entity has written, so that their order does not matter.
   * Names what an event changes along with others, such as the counts of a coach: where many wait, events of one name
   * are reacted to together, and those of other names beside them.
   */
  reactsInAnyOrder?(event: DomainEvent): string;
  /** What it does of its own accord while it is up, such as sending what waits. */
  work?(context: ServiceContext): Work;
  /** Tells everything it holds once more, so that read models elsewhere can be rebuilt. */
  republish?(context: ServiceContext): AsyncIterable<Announcement>;
  /** What to look at when an entity that was deleted long ago goes for good. */
  purge?: {
    /** Uids of those that are still needed, such as a rubric that somebody was scored by. */
    stays?(context: ServiceContext, model: string, uids: readonly string[]): Promise<readonly string[]>;
    /** Deletes what belongs to them alone; may come again for the same ones. */
    along?(context: ServiceContext, model: string, rows: readonly { uid: string }[]): Promise<void>;
  };
  /** Looks through what it stores that nobody may change, such as the audit log: what there is, and what is wrong with it. */
  check?(context: ServiceContext): AsyncIterable<CheckedStore>;
  /** Counts what it counts as it comes and goes (`Tallies`) anew, while it serves; answers how many counts were wrong. */
  recount?(context: ServiceContext): Promise<number>;
  /** What of it an organisation takes along that moves to another installation. */
  moves?: Moves;
}

/** What a process that runs every service gives to each of them. */
export interface Machine {
  /** All settings of that process; a service reads its own. */
  settings: Readonly<Record<string, unknown>>;
  /** Key of 32 characters or more. */
  secret: string;
  /** Where what must survive is put, each service's below a name of its own. */
  dataDirectory: string;
  /** Where browsers find the platform, if it is known before it listens. */
  siteAddress: string | undefined;
}

/** What the package of a service exports as `service`: its definition, made for the machine where it needs that. */
export type PackagedService = ServiceDefinition | ((machine: Machine) => ServiceDefinition);

/** A service that is up. */
export interface RunningService {
  name: ServiceName;
  /** Serves the service's calls, for mounting in the same process or behind an http.Server. */
  handler: RequestListener;
  /** For demo data and maintenance commands in the same process. */
  context: ServiceContext;
  /** What it has not received because it came later. */
  past: Past;
  /** Null when every part can serve, else one sentence naming what cannot. */
  notReadyBecause(): Promise<string | null>;
  /** Waits until every event written so far is delivered, at most `timeoutMs`. */
  flush(timeoutMs?: number): Promise<void>;
  /** Publishes everything once more; answers how many events that made. */
  republish(): Promise<number>;
  /** Looks through what may not be changed; nothing for most services. */
  check(): AsyncIterable<CheckedStore>;
  /** Counts what it counts as it comes and goes anew; answers how many counts were wrong, 0 for most services. */
  recount(): Promise<number>;
  /** What of it an organisation takes along; no rows for most that others make anew. */
  moves: Moves;
  /** Ends answers that have no end of their own, so that a server which closes need not wait for them. */
  endStreams(): void;
  /** Finishes running requests, flushes the outbox, closes connections. */
  stop(): Promise<void>;
}
