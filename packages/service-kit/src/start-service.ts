import type { EventType, ServiceName } from '@coaching/contracts';
import type { Logger } from 'pino';
import { createActorTokens } from './actor/actor-tokens';
import { deriveKey } from './actor/secret';
import { sealGrant } from './actor/session-grants';
import { createTableTokens } from './actor/table-tokens';
import { auditTrail } from './audit/audit-trail';
import { RECYCLE_BIN_DAYS } from './config/service-config';
import type { EventBus } from './events/bus';
import { leaseIn, soleLease } from './events/lease';
import { pastIn } from './events/newcomers';
import { outboxIn, outboxIndexes } from './events/outbox';
import { seenEventIndexes, subscribeReactions } from './events/reactions';
import { startRelay } from './events/relay';
import { republishAll } from './events/republish';
import { republishLost } from './events/republish-lost';
import { createApp } from './http/app';
import { openStreams } from './http/open-streams';
import type { AnyHandler } from './http/read-call';
import { runningRequests } from './http/running-requests';
import { endAbandonedSessions, unwatchedSessions } from './mongo/abandoned-sessions';
import { connect } from './mongo/connection';
import { isDiskFull } from './mongo/disk-full';
import { createIndexes } from './mongo/indexes';
import { createStored } from './mongo/models';
import { transactionsOn } from './mongo/transaction';
import { warnOfLongTransactions } from './mongo/transaction-limit';
import { purgeDaily } from './recycle-bin/purge';
import type { RunningService, ServiceContext, ServiceDefinition } from './service';

/** What a service needs of the process it runs in. */
export interface ServiceEnvironment {
  mongoUrl: string;
  /** The store is this process's own: no replica uses it. */
  ownsStore?: boolean;
  /** The service's database is this and its name; 'coaching_' unless given. */
  databasePrefix?: string;
  /** Shared with the gateway, 32 characters or more. */
  actorSecret: string;
  bus: EventBus;
  /** Days after which what was deleted is gone for good; 90 unless given, 0 for never. */
  recycleBinDays?: number;
  /** Milliseconds in which events to publish gather while more keep coming; 250 unless given. */
  gatherMs?: number;
  /** Milliseconds in which news of what a caller names is waited for; 2000 unless given. */
  newsMs?: number;
  log: Logger;
}

async function* nothing(): AsyncGenerator<never> {}

/** Longer than events take on their way when nothing is in their way. */
const NEWS_MS = 2000;

/** How long a flush, or each step of a stop, waits for the others. */
const PATIENCE_MS = 5000;

/**
 * Brings a service up: database, indexes, rows of versions before, reactions to events, relay of its own, HTTP face. Its
 * events flow once the launcher has started the bus.
 * @throws when the database cannot be reached, the secret is too short, a call has no handler or it cannot be prepared
 */
export async function startService<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  {
    mongoUrl,
    ownsStore = false,
    databasePrefix = 'coaching_',
    actorSecret,
    bus,
    recycleBinDays = RECYCLE_BIN_DAYS,
    gatherMs,
    newsMs = NEWS_MS,
    log: parent,
  }: ServiceEnvironment,
): Promise<RunningService> {
  const { name } = definition;
  const log = parent.child({ service: name });
  const tokens = createActorTokens(actorSecret);
  const tableTokens = createTableTokens(actorSecret);
  const { connection: shared, release } = await connect(mongoUrl);
  const connection = shared.useDb(databasePrefix + name, { useCache: true });
  const client = shared.getClient();
  const db = client.db(databasePrefix + name);
  const outbox = outboxIn(db);
  const running = runningRequests();
  const streams = openStreams();
  const relayed = { nudge: () => {} };
  const sessions = ownsStore ? unwatchedSessions : endAbandonedSessions(db, log);
  const transaction = transactionsOn(client, outbox, bus.signals, sessions, () => relayed.nudge());
  const keyFor = (purpose: string) => deriveKey(actorSecret, `${name} ${purpose}`);
  const lease = (of: string) => (ownsStore ? soleLease : leaseIn(db, of));
  const context: ServiceContext = {
    db,
    connection,
    log,
    keyFor,
    transaction,
    lease,
    signals: bus.signals,
    newsMs,
  };

  async function notReadyBecause(): Promise<string | null> {
    try {
      await db.command({ ping: 1 }, { timeoutMS: 2000 });
      return bus.notReadyBecause();
    } catch (error) {
      if (isDiskFull(error)) return `There is no room left for what ${name} stores.`;
      return `The database of ${name} does not answer.`;
    }
  }

  try {
    if (!ownsStore) await warnOfLongTransactions(client, log);
    const handlers = definition.handlers(context) as unknown as Record<string, AnyHandler>;
    const secrets = { tokens, tableTokens, seal: sealGrant.bind(null, actorSecret) };
    const recordAudit = auditTrail(context, log);
    const face = { name, handlers, ...secrets, running, streams, notReadyBecause, log, recordAudit };
    const handler = createApp(face);
    await createStored(connection, definition.schemas);
    await createIndexes(db, [...outboxIndexes, ...seenEventIndexes]);
    await definition.prepare?.(context);
    const reactions = definition.reactions?.(context);
    const { reactsInAnyOrder } = definition;
    const subscription =
      reactions && (await subscribeReactions(name, reactions, bus, context, reactsInAnyOrder));
    const relaying = lease('outbox');
    const relay = startRelay({ outbox, bus, lease: relaying, gatherMs, log });
    const publishAll = async () => (await republishAll(definition, context)) + (await outbox.putBackFacts());
    const again = republishLost({ db, bus, lease: relaying, log, publishAll });
    relayed.nudge = relay.nudge;
    const purging = purgeDaily(definition, context, recycleBinDays);
    const work = definition.work?.(context);
    return {
      name,
      handler,
      context,
      past: pastIn(db, Object.keys(reactions ?? {}) as EventType[]),
      notReadyBecause,
      flush: (timeoutMs = PATIENCE_MS) => relay.flush(timeoutMs),
      republish: () => republishAll(definition, context),
      check: () => definition.check?.(context) ?? nothing(),
      recount: async () => (await definition.recount?.(context)) ?? 0,
      moves: definition.moves ?? { rows: [] },
      endStreams: streams.endAll,
      async stop() {
        streams.endAll();
        await running.finished(PATIENCE_MS);
        await subscription?.stop();
        await purging.stop();
        await work?.stop();
        await again.stop();
        await relay
          .stop(PATIENCE_MS)
          .finally(() => sessions.stop())
          .finally(release);
      },
    };
  } catch (error) {
    await sessions.stop().finally(release);
    throw error;
  }
}
