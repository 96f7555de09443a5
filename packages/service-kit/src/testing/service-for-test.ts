import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type AuditFact,
  type CallsOwnedBy,
  type DomainEvent,
  type EventType,
  newUid,
  type ServiceName,
} from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { createActorTokens } from '../actor/actor-tokens';
import { createInProcessBus } from '../events/in-process';
import { createLogger, type Logger } from '../log';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import { purgeDeleted } from '../recycle-bin/purge';
import type { Announcement, RunningService, ServiceDefinition, SessionGrant } from '../service';
import { startService } from '../start-service';
import { type CallFor, callsTo, type TestCaller, tokenOf } from './call-service';
import { type Copies, eventsOfCopies } from './copies';
import { type FollowFor, followsAt } from './follow-service';

/** What a test may settle itself. */
export interface ServiceForTestOptions {
  /** Key that signs callers; a random one unless given. */
  actorSecret?: string;
  /** A store that is there already, and stays; an empty one of the test's own unless given. */
  mongoUrl?: string;
  /** What it has received of other domains by the time it is there. */
  copies?: Copies;
  /** How long it waits for news of what is named, in milliseconds; not at all unless given. */
  newsMs?: number;
  /** Where it logs; nowhere unless given (`logForTest`). */
  log?: Logger;
  /** What its database's name begins with there. */
  databasePrefix?: string;
}

/** A service that answers over HTTP, on an empty database. */
export interface ServiceForTest<Owner extends ServiceName> {
  /** Makes a call of the contract's table; `null` calls as nobody, `'gateway'` on the gateway's own behalf. */
  call: CallFor<CallsOwnedBy<Owner>>;
  /** Follows what a call answers as events. @throws Refused */
  follow: FollowFor<CallsOwnedBy<Owner>>;
  /** http://host:port, for requests that no contract allows. */
  origin: string;
  /** The `x-actor-token` of a caller. */
  tokenOf(caller: TestCaller): string;
  /** For whom calls have granted sessions, oldest first. */
  grants: readonly SessionGrant[];
  /** What the service has published so far, oldest first, without what it did for the audit log. */
  published(): Promise<readonly DomainEvent[]>;
  /** Deletes for good what went to the recycle bin before then; answers how many. */
  purge(before: Date): Promise<number>;
  /** What it has published for the audit log, oldest first. */
  audited(): Promise<readonly AuditFact[]>;
  /** Delivers an event of another domain to the service; resolves once it has reacted. @throws what the reaction throws */
  receiveEvent<Type extends EventType>(fact: Announcement<Type>): Promise<void>;
  /** Delivers what it stores of other domains, as of a revision: the first unless another is given. */
  receive(copies: Copies, revision?: number): Promise<void>;
  service: RunningService;
  close(): Promise<void>;
}

/** Longer than any test: what is not published by then fails the test by its own time limit. */
export const FLUSH_MS = 600_000;

/** An event as a relay would publish it. */
function eventOf<Type extends EventType>(fact: Announcement<Type>): DomainEvent {
  return { id: newUid(), occurred_at: new Date().toISOString(), ...fact } as DomainEvent;
}

/** Starts a service as production does, on the embedded store and a bus that records what is published. */
export async function startServiceForTest<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  {
    actorSecret = randomBytes(32).toString('hex'),
    mongoUrl,
    databasePrefix,
    copies = {},
    newsMs = 0,
    log = createLogger({ name: 'test', level: 'silent' }),
  }: ServiceForTestOptions = {},
): Promise<ServiceForTest<Owner>> {
  const store = mongoUrl ? null : await openStoreForTest();
  const bus = createInProcessBus();
  const published: DomainEvent[] = [];
  const service = await startService(definition, {
    mongoUrl: mongoUrl ?? store!.url,
    databasePrefix: databasePrefix ?? store?.databasePrefix,
    actorSecret,
    bus: {
      ...bus,
      async publish(event) {
        await bus.publish(event);
        published.push(event);
      },
    },
    // So that each change is published by itself.
    gatherMs: 0,
    newsMs,
    log,
  });
  await bus.start();
  const server = createServer(service.handler);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const tokens = createActorTokens(actorSecret);
  const grants: SessionGrant[] = [];
  const receiveEvent: ServiceForTest<Owner>['receiveEvent'] = (fact) => bus.publish(eventOf(fact));
  const receive: ServiceForTest<Owner>['receive'] = async (received, revision = 1) => {
    for (const event of eventsOfCopies(received, revision)) await receiveEvent(event);
  };
  await receive(copies);
  return {
    call: callsTo({ origin, tokens, actorSecret, granted: (grant) => void grants.push(grant) }),
    follow: followsAt({ origin, tokens }),
    origin,
    tokenOf: (caller) => tokenOf(tokens, caller),
    grants,
    async published() {
      await service.flush(FLUSH_MS);
      return published.filter(({ type }) => type !== 'audit.recorded');
    },
    async audited() {
      await service.flush(FLUSH_MS);
      return published.flatMap((event) => (event.type === 'audit.recorded' ? [event.data] : []));
    },
    purge: (before) => purgeDeleted(definition as unknown as ServiceDefinition, service.context, before),
    receiveEvent,
    receive,
    service,
    async close() {
      service.endStreams();
      await closeServer(server);
      await service.stop();
      await bus.close();
      await store?.close();
    },
  };
}
