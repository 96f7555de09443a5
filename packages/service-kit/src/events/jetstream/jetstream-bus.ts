import type { DomainEvent, EventType } from '@coaching/contracts';
import { ErrorCode, NatsError, type Subscription as NatsSubscription } from 'nats';
import type { Logger } from 'pino';
import { atMost } from '../at-most';
import { BusAway, type EventBus, type Subscription } from '../bus';
import { connectToBroker } from './broker-connection';
import { brokerSignals } from './broker-signals';
import { consumePartition } from './partition-consumer';
import { isStreamGone, PARTITIONS, STREAM, subjectOf, typeSubject } from './stream';

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
  const brokerConnection = connectToBroker(url, log);
  const subscriptions = new Set<Subscription>();
  const signals = brokerSignals(brokerConnection);
  let acknowledged = 0;
  // A process that starts has nothing else yet that keeps it alive.
  await atMost(patienceMs, brokerConnection.ready());

  function tracked(stop: () => Promise<void>): Subscription {
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
      const broker = brokerConnection.now();
      if (!broker) throw new BusAway('The event broker is away.');
      try {
        const { seq } = await broker.jetstream.publish(subjectOf(event), JSON.stringify(event), {
          msgID: event.id,
        });
        acknowledged = Math.max(acknowledged, seq);
      } catch (error) {
        if (error instanceof NatsError && ownFailures.includes(error.code)) throw error;
        if (isStreamGone(error)) brokerConnection.renew();
        throw new BusAway('The event broker does not take events.', { cause: error });
      }
    },

    async subscribe(consumer, types, handle, { anyOrder = false } = {}) {
      const partitions = Array.from({ length: PARTITIONS }, (_, partition) =>
        consumePartition({ brokerConnection, consumer, partition, types, handle, anyOrder, log }),
      );
      return tracked(async () => void (await Promise.all(partitions.map((partition) => partition.stop()))));
    },

    async listen(types, handle) {
      let subscriptions: NatsSubscription[] = [];
      let stopped = false;
      const callback = (error: Error | null, message: { json<T>(): T }) => {
        if (!error) handle(message.json<DomainEvent>());
      };
      const subscribe = async () => {
        const broker = await brokerConnection.ready();
        if (!broker || stopped) return;
        subscriptions = types.map((type: EventType) =>
          broker.connection.subscribe(typeSubject(type), { callback }),
        );
        // Only once the broker knows of it does the listener receive everything.
        await broker.connection.flush();
      };
      await atMost(patienceMs, subscribe());
      return tracked(async () => {
        stopped = true;
        for (const subscription of subscriptions) subscription.unsubscribe();
      });
    },

    signals,
    start: async () => {},
    async record() {
      // Read before the request to the broker: what it acknowledges meanwhile is not in its answer.
      const taken = acknowledged;
      const stream = await brokerConnection.now()?.manager.streams.info(STREAM);
      if (!stream) return null;
      const record = { id: stream.created, last: stream.state.last_seq, acknowledged: taken };
      // What was lost is published once.
      if (taken > record.last) acknowledged = record.last;
      return record;
    },
    notReadyBecause: async () =>
      brokerConnection.now() ? null : 'The event broker is away; events wait in the outbox.',
    async close() {
      signals.stop();
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await brokerConnection.close();
    },
  };
}
