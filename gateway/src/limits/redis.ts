import { createClient } from 'redis';

const WAIT_MS = 3000;

function clientAt(url: string) {
  let connected = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: WAIT_MS },
    socket: {
      connectTimeout: WAIT_MS,
      // The first connection must work, so that a wrong address stops the start; later ones are tried for ever.
      reconnectStrategy: (tries, cause) => (connected ? Math.min(tries * 100, 2000) : cause),
    },
  });
  client.once('ready', () => {
    connected = true;
  });
  return client;
}

/** A connection to Redis that fails at once while Redis is away, and comes back by itself. */
export interface RedisConnection {
  client: ReturnType<typeof clientAt>;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * @param url redis://host:port
 * @throws when Redis cannot be reached now
 */
export async function connectRedis(url: string): Promise<RedisConnection> {
  const client = clientAt(url);
  // Without a listener an outage would end the process; whoever sends a command gets to know of it.
  client.on('error', () => {});
  await client.connect();
  return {
    client,
    answers: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      if (client.isReady) await client.close();
      else client.destroy();
    },
  };
}
