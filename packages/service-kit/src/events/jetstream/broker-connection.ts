import { connect, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import { pause } from '../pause';
import { ensureStream } from './stream';

const RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 3000;
/** A broker that vanished without a word, as one that moved to another machine, is looked for after four seconds. */
const PING_MS = 1000;
const UNANSWERED_PINGS = 3;

/** A broker that can be talked to now. */
export interface Broker {
  connection: NatsConnection;
  jetstream: JetStreamClient;
  manager: JetStreamManager;
}

/** The way to a broker that may be away, now or from the start. */
export interface BrokerConnection {
  /** The broker while it can be talked to, else null. */
  now(): Broker | null;
  /** The broker as soon as it can be talked to; null once the connection is closed. */
  ready(): Promise<Broker | null>;
  /** The stream is gone: makes it anew. */
  renew(): void;
  close(): Promise<void>;
}

/** What the client wants apart: where the broker is, and who we are. */
function serverAt(url: string) {
  const { host, username, password } = new URL(url);
  return {
    servers: `nats://${host}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}

/**
 * Keeps connecting to a broker until it is there, makes the stream, and does so again whenever the broker
 * comes back, which may be with an empty disk.
 */
export function connectToBroker(url: string, log?: Logger): BrokerConnection {
  let connection: NatsConnection | null = null;
  let broker: Broker | null = null;
  let closed = false;
  const waiting = new Set<(broker: Broker | null) => void>();

  function settleWaiting(): void {
    for (const resolve of waiting) resolve(broker);
    waiting.clear();
  }

  /** The broker is made ready once at a time. */
  let preparing: Promise<void> | null = null;
  function prepare(open: NatsConnection): Promise<void> {
    preparing ??= prepareOnce(open).finally(() => {
      preparing = null;
    });
    return preparing;
  }

  async function prepareOnce(open: NatsConnection): Promise<void> {
    while (!closed && !open.isClosed()) {
      try {
        const options = { timeout: REQUEST_TIMEOUT_MS };
        const manager = await open.jetstreamManager(options);
        await ensureStream(manager);
        broker = { connection: open, manager, jetstream: open.jetstream(options) };
        log?.info('the event broker is there');
        return settleWaiting();
      } catch (error) {
        log?.warn({ err: error }, 'the event broker is not ready');
        await pause(RETRY_MS);
      }
    }
  }

  async function open(): Promise<NatsConnection | null> {
    for (let tries = 0; !closed; tries += 1) {
      try {
        return await connect({
          ...serverAt(url),
          timeout: CONNECT_TIMEOUT_MS,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS / 2,
          reconnectJitter: RETRY_MS / 2,
          pingInterval: PING_MS,
          maxPingOut: UNANSWERED_PINGS,
          ignoreAuthErrorAbort: true,
        });
      } catch (error) {
        if (tries === 0) log?.warn({ err: error }, 'the event broker is away');
        await pause(RETRY_MS);
      }
    }
    return null;
  }

  async function watch(open: NatsConnection): Promise<void> {
    for await (const { type } of open.status()) {
      if (type === 'disconnect') {
        broker = null;
        log?.warn('the event broker is away');
      }
      if (type === 'reconnect') await prepare(open);
    }
  }

  async function run(): Promise<void> {
    connection = await open();
    if (closed) await connection?.close();
    if (!connection || closed) return;
    await prepare(connection);
    // The client leaves its status unfinished when it is closed.
    await Promise.race([watch(connection), connection.closed()]);
  }
  const running = run();

  return {
    now: () => broker,
    ready() {
      if (broker || closed) return Promise.resolve(broker);
      return new Promise((resolve) => {
        waiting.add(resolve);
      });
    },
    renew() {
      if (closed || !broker) return;
      const { connection: open } = broker;
      broker = null;
      log?.warn('the event broker has lost its stream');
      void prepare(open);
    },
    async close() {
      closed = true;
      if (broker) await Promise.race([broker.connection.flush(), pause(REQUEST_TIMEOUT_MS)]);
      broker = null;
      settleWaiting();
      await connection?.close();
      await running;
    },
  };
}
