import type { DomainEvent, EventType } from '@coaching/contracts';
import type { Collection, Db } from 'mongodb';
import type { EventReactions, IndexPlan, ServiceContext, Transaction } from '../service';
import type { EventBus, Subscription } from './bus';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

interface SeenEvent {
  _id: string;
  seen_at: Date;
}

export const seenEventIndexes: IndexPlan[] = [
  { collection: 'seen_events', key: { seen_at: 1 }, options: { expireAfterSeconds: KEPT_SECONDS } },
];

/** Marks the event as seen; false when it was seen before. */
async function firstSight(seen: Collection<SeenEvent>, event: DomainEvent, { session }: Transaction) {
  if (await seen.findOne({ _id: event.id }, { session })) return false;
  await seen.insertOne({ _id: event.id, seen_at: new Date() }, { session });
  return true;
}

/**
 * Subscribes a service to the events it reacts to. What a reaction writes and the mark that the event was
 * seen are one transaction, so an event that comes twice has its effect once.
 */
export function react(
  name: string,
  reactions: EventReactions,
  bus: EventBus,
  { db, transaction }: ServiceContext & { db: Db },
): Promise<Subscription> {
  const seen = db.collection<SeenEvent>('seen_events');
  return bus.subscribe(name, Object.keys(reactions) as EventType[], async (event) => {
    const reaction = reactions[event.type] as
      | ((event: DomainEvent, transaction: Transaction) => Promise<void>)
      | undefined;
    if (!reaction) return;
    await transaction(async (unit) => {
      if (await firstSight(seen, event, unit)) await reaction(event, unit);
    });
  });
}
