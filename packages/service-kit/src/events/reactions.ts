import type { DomainEvent, EventType } from '@coaching/contracts';
import { isDuplicateKey } from '../mongo/duplicate-key';
import type { EventReactions, IndexPlan, ServiceContext, ServiceDefinition, Transaction } from '../service';
import type { EventBus, HandleEvent, Subscription } from './bus';
import { inTurn } from './in-turn';

/** Longer than a broker keeps an event, so that even one replayed from the start is known again. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const SEEN_EVENTS = 'seen_events';

interface SeenEvent {
  /** The event's id; one database has one consumer. */
  _id: string;
  seen_at: Date;
}

export const seenEventIndexes: IndexPlan[] = [
  { collection: SEEN_EVENTS, key: { seen_at: 1 }, options: { expireAfterSeconds: KEPT_SECONDS } },
];

/**
 * Handles each event once in effect: what the reaction writes and the mark that the event was seen are one
 * transaction, which fails for an event that bears the mark already.
 */
export function reactOnce(reactions: EventReactions, { db, transaction }: ServiceContext): HandleEvent {
  const seen = db.collection<SeenEvent>(SEEN_EVENTS);
  return async (event) => {
    const reaction = reactions[event.type] as
      | ((event: DomainEvent, transaction: Transaction) => Promise<void>)
      | undefined;
    if (!reaction) return;
    try {
      await transaction(async (unit) => {
        await seen.insertOne({ _id: event.id, seen_at: new Date() }, { session: unit.session });
        await reaction(event, unit);
      });
    } catch (error) {
      // The key that was taken may also be one of the reaction's own.
      const seenBefore = isDuplicateKey(error) && (await seen.findOne({ _id: event.id }));
      if (!seenBefore) throw error;
    }
  };
}

/** Subscribes a service to the events it reacts to, under its own name, and in turn if it says so. */
export function subscribeReactions(
  { name, reactsInTurn }: Pick<ServiceDefinition, 'name' | 'reactsInTurn'>,
  reactions: EventReactions,
  bus: EventBus,
  context: ServiceContext,
): Promise<Subscription> {
  const react = reactOnce(reactions, context);
  return bus.subscribe(name, Object.keys(reactions) as EventType[], reactsInTurn ? inTurn(react) : react);
}
