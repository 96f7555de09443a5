import type { DomainEvent, EventType } from '@coaching/contracts';
import { ErrorCode, NatsError, type Subscription as NatsSubscription } from 'nats';
import type { Logger } from 'pino';
import { atMost } from '../at-most';
import { BusAway, type EventBus, type Subscription } from '../bus';
import { brokerSignals } from './broker-signals';
import { readLane } from './lane';
import { linkTo } from './link';
import { LANES, subjectOf, typeSubject } from './stream';

export interface JetStreamOptions {
  log?: Logger;
  /** How long to wait for a broker that is away before going on without it, in milliseconds. */
  patienceMs?: number;
}

/** Failures that are the event's own and would be the same with any broker. */
const ownFailures: readonly string[] = [ErrorCode.MaxPayloadExceeded, ErrorCode.BadSubject];

/**
 * Events over NATS JetStream. A broker that is away, from the start or later, is waited for without end:
 * publishing is refused meanwhile and the outbox keeps the event, and consumers go on where they were.
 * @param url nats://host:port
 */
export async function connectJetStream(
  url: string,
  { log, patienceMs = 5000 }: JetStreamOptions = {},
): Promise<EventBus> {
  const link = linkTo(url, log);
  const subscriptions = new Set<Subscription>();
  const signals = brokerSignals(link);
  // A process that starts has nothing else yet that keeps it alive.
  await atMost(patienceMs, link.ready());

  function kept(stop: () => Promise<void>): Subscription {
    const subscription = {
      async stop() {
        subscriptions.delete(subscription);
        await stop();
      },
    };
    subscriptions.add(subscription);
    return subscription;
  }

  return {
    async publish(event) {
      const broker = link.now();
      if (!broker) throw new BusAway('The event broker is away.');
      try {
        await broker.jetstream.publish(subjectOf(event), JSON.stringify(event), { msgID: event.id });
      } catch (error) {
        if (error instanceof NatsError && ownFailures.includes(error.code)) throw error;
        throw new BusAway('The event broker does not take events.', { cause: error });
      }
    },

    async subscribe(consumer, types, handle) {
      const lanes = Array.from({ length: LANES }, (_, lane) =>
        readLane({ link, consumer, lane, types, handle, log }),
      );
      return kept(async () => void (await Promise.all(lanes.map((lane) => lane.stop()))));
    },

    async listen(types, handle) {
      let heard: NatsSubscription[] = [];
      let stopped = false;
      const callback = (error: Error | null, message: { json<T>(): T }) => {
        if (!error) handle(message.json<DomainEvent>());
      };
      const hear = async () => {
        const broker = await link.ready();
        if (!broker || stopped) return;
        heard = types.map((type: EventType) => broker.connection.subscribe(typeSubject(type), { callback }));
        // Only once the broker knows of it does the listener hear everything.
        await broker.connection.flush();
      };
      await atMost(patienceMs, hear());
      return kept(async () => {
        stopped = true;
        for (const subscription of heard) subscription.unsubscribe();
      });
    },

    signals,
    start: async () => {},
    notReadyBecause: async () => (link.now() ? null : 'The event broker is away; events wait in the outbox.'),
    async close() {
      signals.stop();
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await link.close();
    },
  };
}
