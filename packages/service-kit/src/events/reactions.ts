import type { DomainEvent, EventType } from '@coaching/contracts';
import { isDuplicateKey } from '../mongo/duplicate-key';
import type { IndexPlan } from '../mongo/indexes';
import type { EventReactions, ServiceContext, Transaction } from '../service';
import type { EventBus, HandleEvent, Subscription } from './bus';
import { inBatches } from './in-batches';
import { turns } from './turns';

/** Longer than a broker keeps an event, so that even one replayed from the start is known again. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60;
const SEEN_EVENTS = 'seen_events';
/** Events of one transaction: few enough that it lasts milliseconds. */
const BATCH = 500;

/**
 * Consumers of a process that react at the same time. On one machine all services are one process and one store: when a
 * district's people come, what somebody saves would wait behind the transactions of them all, and what these hold would
 * be in memory at once.
 */
const REACTING_AT_ONCE = 2;
const takeTurn = turns(REACTING_AT_ONCE);

interface SeenEvent {
  /** The event's id; one database has one consumer. */
  _id: string;
  seen_at: Date;
}

export const seenEventIndexes: IndexPlan[] = [
  { collection: SEEN_EVENTS, key: { seen_at: 1 }, options: { expireAfterSeconds: RETENTION_SECONDS } },
];

/** Reacts to each of the events; types that share a reaction to several are given to it at once, in their order. */
async function reactToAll(
  reactions: EventReactions,
  events: readonly DomainEvent[],
  transaction: Transaction,
): Promise<void> {
  const given = new Set<object>();
  for (const event of events) {
    const reaction = reactions[event.type];
    if (typeof reaction === 'function') {
      await (reaction as (event: DomainEvent, transaction: Transaction) => Promise<void>)(event, transaction);
    } else if (reaction && !given.has(reaction)) {
      given.add(reaction);
      await reaction.toAll(
        events.filter(({ type }) => reactions[type] === reaction),
        transaction,
      );
    }
  }
}

/**
 * Handles each event once in effect, those that come at the same time together: what the reactions write and the
 * marks that the events were seen are one transaction, which skips an event that bears the mark already.
 * @param nameOf `ServiceDefinition.reactsInAnyOrder`
 */
export function reactOnce(
  reactions: EventReactions,
  { db, transaction }: ServiceContext,
  nameOf?: (event: DomainEvent) => string,
): HandleEvent {
  const seen = db.collection<SeenEvent>(SEEN_EVENTS);

  async function unseen(events: readonly DomainEvent[]): Promise<DomainEvent[]> {
    const known = await seen.find({ _id: { $in: events.map(({ id }) => id) } }).toArray();
    const ids = new Set(known.map(({ _id }) => _id));
    return events.filter(({ id }) => !ids.has(id));
  }

  async function react(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await transaction(async (unit) => {
      const seen_at = new Date();
      await seen.insertMany(
        events.map(({ id }) => ({ _id: id, seen_at })),
        { session: unit.session },
      );
      await reactToAll(reactions, events, unit);
    });
  }

  return inBatches({ limit: BATCH, nameOf }, async (batch) => {
    const events = [...new Map(batch.map((event) => [event.id, event])).values()].filter(
      ({ type }) => reactions[type],
    );
    try {
      await takeTurn(() => react(events));
    } catch (error) {
      // Most are new, so that it is asked only now. The key that was taken may also be one of a reaction's own.
      const fresh = isDuplicateKey(error) ? await unseen(events) : events;
      if (fresh.length === events.length) throw error;
      await takeTurn(() => react(fresh));
    }
  });
}

/** Subscribes a service to the events it reacts to, under its own name. */
export function subscribeReactions(
  name: string,
  reactions: EventReactions,
  bus: EventBus,
  context: ServiceContext,
  nameOf?: (event: DomainEvent) => string,
): Promise<Subscription> {
  const types = Object.keys(reactions) as EventType[];
  return bus.subscribe(name, types, reactOnce(reactions, context, nameOf), {
    anyOrder: nameOf !== undefined,
  });
}
