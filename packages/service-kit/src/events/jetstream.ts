import { type DomainEvent, type EventType, eventEnvelopeSchema } from '@coaching/contracts';
import {
  AckPolicy,
  type ConsumerMessages,
  connect,
  DeliverPolicy,
  type JetStreamManager,
  JSONCodec,
  type JsMsg,
  type NatsConnection,
  NatsError,
  nanos,
} from 'nats';
import type { EventBus, HandleEvent, Subscription } from './bus';

const STREAM = 'coaching_events';
const LIVE = 'coaching_live';
/** How long the broker knows an event's id again. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
const REDELIVERY_MS = [100, 500, 2000, 10_000];
const ACK_WAIT_MS = 30_000;
const PUBLISH_TIMEOUT_MS = 3000;

const codec = JSONCodec<DomainEvent>();
const subject = (type: EventType) => `${STREAM}.${type}`;
const liveSubject = (type: EventType) => `${LIVE}.${type}`;

async function ensureStream(manager: JetStreamManager): Promise<void> {
  const config = { name: STREAM, subjects: [`${STREAM}.>`], duplicate_window: nanos(DUPLICATE_WINDOW_MS) };
  try {
    await manager.streams.info(STREAM);
  } catch (error) {
    if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
    await manager.streams.add(config);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Handles a message and tells the broker how it went; a rejected one comes again after a growing pause. */
async function handleMessage(message: JsMsg, handle: HandleEvent): Promise<void> {
  const working = setInterval(() => message.working(), ACK_WAIT_MS / 3);
  try {
    const event = codec.decode(message.data);
    eventEnvelopeSchema.parse(event);
    await handle(event);
    message.ack();
  } catch {
    const tries = Math.min(message.info.redeliveryCount, REDELIVERY_MS.length) - 1;
    message.nak(REDELIVERY_MS[Math.max(0, tries)]);
  } finally {
    clearInterval(working);
  }
}

/**
 * Events over NATS JetStream, kept in one stream. Each durable consumer has one message under way at a time,
 * which keeps the order and shares the work between replicas. A broker that is away is waited for; publishing
 * rejects meanwhile and the outbox keeps the event.
 * @param url nats://host:port
 */
export async function connectJetStream(url: string): Promise<EventBus> {
  const connection: NatsConnection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    pingInterval: 5000,
  });
  const manager = await connection.jetstreamManager();
  await ensureStream(manager);
  const jetstream = connection.jetstream({ timeout: PUBLISH_TIMEOUT_MS });
  let connected = true;
  (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') connected = false;
      if (type === 'reconnect') connected = true;
    }
  })();

  async function ensureConsumer(name: string, types: readonly EventType[]): Promise<void> {
    const config = {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_ack_pending: 1,
      ack_wait: nanos(ACK_WAIT_MS),
      filter_subjects: undefined,
    };
    try {
      await manager.consumers.info(STREAM, name);
    } catch (error) {
      if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
      await manager.consumers.add(STREAM, {
        ...config,
        filter_subject: types.length === 1 ? subject(types[0]!) : `${STREAM}.>`,
      });
    }
  }

  return {
    async publish(event) {
      if (!connected) throw new Error('The event broker is away.');
      await jetstream.publish(subject(event.type), codec.encode(event), { msgID: event.id });
      connection.publish(liveSubject(event.type), codec.encode(event));
    },

    async subscribe(consumer, types, handle): Promise<Subscription> {
      await ensureConsumer(consumer, types);
      const wanted: HandleEvent = async (event) => {
        if (types.includes(event.type)) await handle(event);
      };
      let stopped = false;
      let messages: ConsumerMessages | null = null;
      const running = (async () => {
        while (!stopped) {
          try {
            const durable = await jetstream.consumers.get(STREAM, consumer);
            messages = await durable.consume({ max_messages: 1 });
            for await (const message of messages) await handleMessage(message, wanted);
          } catch {
            // The broker went away under us; the durable consumer goes on where it was.
          }
          if (!stopped) await pause(250);
        }
      })();
      return {
        async stop() {
          stopped = true;
          await messages?.close();
          await running;
        },
      };
    },

    async listen(types, handle): Promise<Subscription> {
      const subscriptions = types.map((type) =>
        connection.subscribe(liveSubject(type), {
          callback: (error, message) => {
            if (!error) handle(codec.decode(message.data));
          },
        }),
      );
      return {
        async stop() {
          for (const subscription of subscriptions) subscription.unsubscribe();
        },
      };
    },

    start: async () => {},
    notReadyBecause: async () => (connected ? null : 'The event broker is away; events wait in the outbox.'),
    close: () => connection.close(),
  };
}
