import type { ServiceName } from '@coaching/contracts';
import type { Logger } from 'pino';
import { createActorTokens } from './actor/actor-tokens';
import { sealGrant } from './actor/session-grants';
import type { EventBus } from './events/bus';
import { leaseIn } from './events/lease';
import { outboxIn, outboxIndexes } from './events/outbox';
import { react, seenEventIndexes } from './events/reactions';
import { startRelay } from './events/relay';
import type { AnyHandler } from './http/answer-call';
import { createApp } from './http/app';
import { connect } from './mongo/connection';
import { createIndexes } from './mongo/indexes';
import { transactionsOn } from './mongo/transaction';
import type { RunningService, ServiceContext, ServiceDefinition } from './service';

/** What a service needs of the process it runs in. */
export interface ServiceEnvironment {
  mongoUrl: string;
  /** The service's database is this and its name. */
  databasePrefix?: string;
  /** Shared with the gateway, 32 characters or more. */
  actorSecret: string;
  bus: EventBus;
  log: Logger;
}

const FLUSH_MS = 5000;

/**
 * Brings a service up: database, indexes, reactions to events, relay of its own, HTTP face.
 * @throws when the database cannot be reached or the secret is too short
 */
export async function startService<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  { mongoUrl, databasePrefix = 'coaching_', actorSecret, bus, log: parent }: ServiceEnvironment,
): Promise<RunningService> {
  const log = parent.child({ service: definition.name });
  const tokens = createActorTokens(actorSecret);
  const { client, release } = await connect(mongoUrl);
  const db = client.db(databasePrefix + definition.name);
  await createIndexes(db, [
    ...definition.indexes,
    ...outboxIndexes,
    ...seenEventIndexes,
    { collection: 'leases', key: { until: 1 } },
  ]);

  const outbox = outboxIn(db);
  let nudge = () => {};
  const context: ServiceContext = { db, log, transaction: transactionsOn(client, db, () => nudge()) };
  const reactions = definition.reactions?.(context);
  const subscription = reactions ? await react(definition.name, reactions, bus, context) : null;
  const relay = startRelay({ outbox, bus, lease: leaseIn(db, 'outbox'), log });
  nudge = relay.nudge;

  async function notReadyBecause(): Promise<string | null> {
    const answer = await db.command({ ping: 1 }, { timeoutMS: 2000 }).catch(() => null);
    if (answer?.ok !== 1) return `The database of ${definition.name} does not answer.`;
    return bus.notReadyBecause();
  }

  const handler = createApp({
    name: definition.name,
    handlers: definition.handlers(context) as Record<string, AnyHandler>,
    tokens,
    seal: (grant) => sealGrant(actorSecret, grant),
    notReadyBecause,
    log,
  });

  return {
    name: definition.name,
    handler,
    context,
    notReadyBecause,
    flush: (timeoutMs = FLUSH_MS) => relay.flush(timeoutMs),
    async reannounce() {
      let count = 0;
      for await (const announcement of definition.reannounce?.(context) ?? []) {
        await context.transaction(({ announce }) => announce(announcement));
        count += 1;
      }
      return count;
    },
    async stop() {
      await subscription?.stop();
      await relay.flush(FLUSH_MS);
      await relay.stop();
      await release();
    },
  };
}
