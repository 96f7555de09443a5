import type { ServiceName } from '@coaching/contracts';
import type { Logger } from 'pino';
import { createActorTokens } from './actor/actor-tokens';
import { deriveKey } from './actor/secret';
import { sealGrant } from './actor/session-grants';
import type { EventBus } from './events/bus';
import { leaseIn } from './events/lease';
import { outboxIn, outboxIndexes } from './events/outbox';
import { seenEventIndexes, subscribeReactions } from './events/reactions';
import { reannounceAll } from './events/reannounce';
import { startRelay } from './events/relay';
import { createApp } from './http/app';
import { openStreams } from './http/open-streams';
import type { AnyHandler } from './http/read-call';
import { runningRequests } from './http/running-requests';
import { connect } from './mongo/connection';
import { createIndexes } from './mongo/indexes';
import { transactionsOn } from './mongo/transaction';
import type { RunningService, ServiceContext, ServiceDefinition } from './service';

/** What a service needs of the process it runs in. */
export interface ServiceEnvironment {
  mongoUrl: string;
  /** The service's database is this and its name; 'coaching_' unless given. */
  databasePrefix?: string;
  /** Shared with the gateway, 32 characters or more. */
  actorSecret: string;
  bus: EventBus;
  log: Logger;
}

/** How long a flush, or each step of a stop, waits for the others. */
const PATIENCE_MS = 5000;

/**
 * Brings a service up: database, indexes, reactions to events, relay of its own, HTTP face. Its events flow
 * once the launcher has started the bus.
 * @throws when the database cannot be reached, the secret is too short or a call has no handler
 */
export async function startService<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  { mongoUrl, databasePrefix = 'coaching_', actorSecret, bus, log: parent }: ServiceEnvironment,
): Promise<RunningService> {
  const { name } = definition;
  const log = parent.child({ service: name });
  const tokens = createActorTokens(actorSecret);
  const { client, release } = await connect(mongoUrl);
  const db = client.db(databasePrefix + name);
  const outbox = outboxIn(db);
  const running = runningRequests();
  const streams = openStreams();
  const relayed = { nudge: () => {} };
  const transaction = transactionsOn(client, outbox, bus.signals, () => relayed.nudge());
  const keyFor = (purpose: string) => deriveKey(actorSecret, `${name} ${purpose}`);
  const context: ServiceContext = { db, log, keyFor, transaction, signals: bus.signals };

  async function notReadyBecause(): Promise<string | null> {
    const answer = await db.command({ ping: 1 }, { timeoutMS: 2000 }).catch(() => null);
    return answer?.ok === 1 ? bus.notReadyBecause() : `The database of ${name} does not answer.`;
  }

  try {
    const handlers = definition.handlers(context) as unknown as Record<string, AnyHandler>;
    const seal = sealGrant.bind(null, actorSecret);
    const handler = createApp({ name, handlers, tokens, seal, running, streams, notReadyBecause, log });
    await createIndexes(db, [...definition.indexes, ...outboxIndexes, ...seenEventIndexes]);
    const reactions = definition.reactions?.(context);
    const subscription = reactions && (await subscribeReactions(definition, reactions, bus, context));
    const relay = startRelay({ outbox, bus, lease: leaseIn(db, 'outbox'), log });
    relayed.nudge = relay.nudge;
    const work = definition.work?.(context);
    return {
      name,
      handler,
      context,
      notReadyBecause,
      flush: (timeoutMs = PATIENCE_MS) => relay.flush(timeoutMs),
      reannounce: () => reannounceAll(definition, context),
      endStreams: streams.endAll,
      async stop() {
        streams.endAll();
        await running.finished(PATIENCE_MS);
        await subscription?.stop();
        await work?.stop();
        await relay.stop(PATIENCE_MS).finally(release);
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
