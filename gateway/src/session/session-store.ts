import MongoStore from 'connect-mongo';
import { RedisStore } from 'connect-redis';
import type { Store } from 'express-session';
import { MongoClient } from 'mongodb';
import { createClient } from 'redis';
import type { SessionsAt } from '../options';
import { ABSOLUTE_DAYS, DAY_MS, IDLE_DAYS } from './session-data';

/** Seconds between two notes that a session is still in use. */
const TOUCH_SECONDS = 3600;

const redisAt = (url: string) => createClient({ url });

export type RedisClient = ReturnType<typeof redisAt>;

export interface SessionStorage {
  store: Store;
  /** The Redis behind it, for rate limits that gateways share; null otherwise. */
  redis: RedisClient | null;
  notReadyBecause(): Promise<string | null>;
  close(): Promise<void>;
}

async function inRedis(url: string): Promise<SessionStorage> {
  const redis = redisAt(url);
  // Without a listener the client would end the process; it reconnects by itself.
  redis.on('error', () => {});
  await redis.connect();
  return {
    store: new RedisStore({ client: redis, prefix: 'session:', ttl: (IDLE_DAYS * DAY_MS) / 1000 }),
    redis,
    notReadyBecause: async () => (redis.isReady ? null : 'The session store does not answer.'),
    async close() {
      await redis.close();
    },
  };
}

async function inMongo(url: string, databaseName: string): Promise<SessionStorage> {
  const client = await MongoClient.connect(url);
  const store = MongoStore.create({
    client,
    dbName: databaseName,
    ttl: (ABSOLUTE_DAYS * DAY_MS) / 1000,
    touchAfter: TOUCH_SECONDS,
    stringify: false,
  });
  return {
    store,
    redis: null,
    async notReadyBecause() {
      const answer = await client
        .db(databaseName)
        .command({ ping: 1 }, { timeoutMS: 2000 })
        .catch(() => null);
      return answer?.ok === 1 ? null : 'The session store does not answer.';
    },
    async close() {
      await store.close();
      await client.close();
    },
  };
}

/** Opens the session store that the options name. @throws when it cannot be reached */
export function openSessionStorage(at: SessionsAt): Promise<SessionStorage> {
  return 'redisUrl' in at ? inRedis(at.redisUrl) : inMongo(at.mongoUrl, at.databaseName);
}
