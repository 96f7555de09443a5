import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type CallsOwnedBy,
  type DomainEvent,
  type EventType,
  newUid,
  type ServiceName,
} from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { createActorTokens } from '../actor/actor-tokens';
import { createInProcessBus } from '../events/in-process';
import { createLogger } from '../log';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import type { Announcement, RunningService, ServiceDefinition, SessionGrant } from '../service';
import { startService } from '../start-service';
import { type CallFor, callsTo, type TestCaller, tokenOf } from './call-service';
import { type FollowFor, followsAt } from './follow-service';

/** What a test may settle itself. */
export interface ServiceForTestOptions {
  /** Key that signs callers; a random one unless given. */
  actorSecret?: string;
  /** A store that is there already, and stays; an empty one of the test's own unless given. */
  mongoUrl?: string;
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
  /** What the service has told so far, oldest first. */
  published(): Promise<readonly DomainEvent[]>;
  /** Lets the service hear a fact of another domain; resolves once it has reacted. @throws what the reaction throws */
  hear<Type extends EventType>(fact: Announcement<Type>): Promise<void>;
  service: RunningService;
  close(): Promise<void>;
}

/** Longer than any test: what is not told by then fails the test by its own time limit. */
const FLUSH_MS = 120_000;

/** An event as a relay would publish it. */
function eventOf<Type extends EventType>(fact: Announcement<Type>): DomainEvent {
  return { id: newUid(), occurred_at: new Date().toISOString(), ...fact } as DomainEvent;
}

/** Starts a service as production does, on the embedded store and a bus that keeps what it is told. */
export async function startServiceForTest<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  { actorSecret = randomBytes(32).toString('hex'), mongoUrl }: ServiceForTestOptions = {},
): Promise<ServiceForTest<Owner>> {
  const store = mongoUrl ? null : await openStoreForTest();
  const bus = createInProcessBus();
  const told: DomainEvent[] = [];
  const service = await startService(definition, {
    mongoUrl: mongoUrl ?? store!.url,
    actorSecret,
    bus: {
      ...bus,
      async publish(event) {
        await bus.publish(event);
        told.push(event);
      },
    },
    log: createLogger({ name: 'test', level: 'silent' }),
  });
  await bus.start();
  const server = createServer(service.handler);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const tokens = createActorTokens(actorSecret);
  const grants: SessionGrant[] = [];
  return {
    call: callsTo({ origin, tokens, actorSecret, granted: (grant) => void grants.push(grant) }),
    follow: followsAt({ origin, tokens }),
    origin,
    tokenOf: (caller) => tokenOf(tokens, caller),
    grants,
    async published() {
      await service.flush(FLUSH_MS);
      return told;
    },
    hear: (fact) => bus.publish(eventOf(fact)),
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
