import { type DomainEvent, type EventType, eventEnvelopeSchema } from '@coaching/contracts';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats';
import type { Logger } from 'pino';
import { backoff } from '../backoff';
import type { HandleEvent, Subscription } from '../bus';
import { pause } from '../pause';
import type { Broker, BrokerConnection } from './broker-connection';
import { isStreamGone, partitionSubject, STREAM } from './stream';

/** After this long without a sign of life from its handler, an event is given to somebody else. */
const ACK_WAIT_MS = 6000;
const PULL_MS = 10_000;
const RETRY_MS = 250;
/** Events of a partition that a consumer works on at once where no order matters. */
const AT_ONCE = 64;

export interface PartitionParts {
  brokerConnection: BrokerConnection;
  consumer: string;
  partition: number;
  types: readonly EventType[];
  handle: HandleEvent;
  anyOrder: boolean;
  log?: Logger;
}

const atOnce = ({ anyOrder }: PartitionParts) => (anyOrder ? AT_ONCE : 1);

// Made once: a schema is compiled when it first parses.
const anyEnvelope = eventEnvelopeSchema.loose();

function eventIn(message: JsMsg): DomainEvent | null {
  try {
    return anyEnvelope.parse(message.json()) as DomainEvent;
  } catch {
    return null;
  }
}

/** Handles one message and acknowledges or rejects it; a rejected one comes again after a growing pause. */
async function handleMessage(
  message: JsMsg,
  { consumer, types, handle, log }: PartitionParts,
): Promise<void> {
  const event = eventIn(message);
  // Types that are unknown here are of a newer release, and nobody here waits for them.
  if (!event || !types.includes(event.type)) return message.ack();
  const working = setInterval(() => message.working(), ACK_WAIT_MS / 3);
  try {
    await handle(event);
    message.ack();
  } catch (error) {
    const failures = message.info.redeliveryCount;
    log?.warn(
      { err: error, consumer, event: event.id, type: event.type, failures },
      'an event was not handled',
    );
    message.nak(backoff(failures));
  } finally {
    clearInterval(working);
  }
}

/** The consumer's place in the partition, which the broker stores while nobody reads. */
async function durable({ manager, jetstream }: Broker, parts: PartitionParts) {
  const { consumer, partition } = parts;
  const name = `${consumer}-${partition}`;
  await manager.consumers.add(STREAM, {
    durable_name: name,
    filter_subject: partitionSubject(partition),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    max_ack_pending: atOnce(parts),
    ack_wait: nanos(ACK_WAIT_MS),
  });
  return jetstream.consumers.get(STREAM, name);
}

/** Reads one partition for a consumer until it is stopped, whatever becomes of the broker meanwhile. */
export function consumePartition(parts: PartitionParts): Subscription {
  let stopped = false;
  let messages: ConsumerMessages | null = null;
  let giveUp = () => {};
  const givenUp = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });

  async function read(broker: Broker): Promise<void> {
    const consumer = await durable(broker, parts);
    const pull = { max_messages: atOnce(parts), expires: PULL_MS, abort_on_missing_resource: true };
    messages = await consumer.consume(pull);
    if (stopped) messages.stop();
    const running = new Set<Promise<void>>();
    for await (const message of messages) {
      if (stopped) {
        message.nak();
        continue;
      }
      const handling = handleMessage(message, parts).finally(() => running.delete(handling));
      handling.catch(() => {});
      running.add(handling);
      if (running.size >= pull.max_messages) await Promise.race(running);
    }
    await Promise.all(running);
  }

  const reading = (async () => {
    while (!stopped) {
      const broker = await Promise.race([parts.brokerConnection.ready(), givenUp]);
      if (!broker) return;
      try {
        await read(broker);
      } catch (error) {
        if (isStreamGone(error)) parts.brokerConnection.renew();
        parts.log?.warn(
          { err: error, consumer: parts.consumer, partition: parts.partition },
          'reading events again',
        );
      }
      if (!stopped) await pause(RETRY_MS);
    }
  })();

  return {
    async stop() {
      stopped = true;
      giveUp();
      messages?.stop();
      await reading;
    },
  };
}
