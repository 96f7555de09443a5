import { type DomainEvent, type EventType, eventEnvelopeSchema } from '@coaching/contracts';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats';
import type { Logger } from 'pino';
import { backoff } from '../backoff';
import type { HandleEvent, Subscription } from '../bus';
import { pause } from '../pause';
import type { Broker, Link } from './link';
import { laneSubject, STREAM } from './stream';

/** After this long without a sign of life from its handler, an event is given to somebody else. */
const ACK_WAIT_MS = 6000;
const PULL_MS = 10_000;
const RETRY_MS = 250;

export interface LaneParts {
  link: Link;
  consumer: string;
  lane: number;
  types: readonly EventType[];
  handle: HandleEvent;
  log?: Logger;
}

function eventIn(message: JsMsg): DomainEvent | null {
  try {
    return eventEnvelopeSchema.loose().parse(message.json()) as DomainEvent;
  } catch {
    return null;
  }
}

/** Handles one message and tells the broker how it went; a rejected one comes again after a growing pause. */
async function handleMessage(message: JsMsg, { consumer, types, handle, log }: LaneParts): Promise<void> {
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

/** The consumer's place in the lane, which the broker keeps while nobody reads. */
async function durable({ manager, jetstream }: Broker, { consumer, lane }: LaneParts) {
  const name = `${consumer}-${lane}`;
  await manager.consumers.add(STREAM, {
    durable_name: name,
    filter_subject: laneSubject(lane),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    max_ack_pending: 1,
    ack_wait: nanos(ACK_WAIT_MS),
  });
  return jetstream.consumers.get(STREAM, name);
}

/** Reads one lane for a consumer until it is stopped, whatever becomes of the broker meanwhile. */
export function readLane(parts: LaneParts): Subscription {
  let stopped = false;
  let messages: ConsumerMessages | null = null;
  let giveUp = () => {};
  const givenUp = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });

  async function read(broker: Broker): Promise<void> {
    const consumer = await durable(broker, parts);
    messages = await consumer.consume({ max_messages: 1, expires: PULL_MS, abort_on_missing_resource: true });
    if (stopped) messages.stop();
    for await (const message of messages) {
      if (stopped) message.nak();
      else await handleMessage(message, parts);
    }
  }

  const reading = (async () => {
    while (!stopped) {
      const broker = await Promise.race([parts.link.ready(), givenUp]);
      if (!broker) return;
      try {
        await read(broker);
      } catch (error) {
        parts.log?.warn({ err: error, consumer: parts.consumer, lane: parts.lane }, 'reading events again');
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
