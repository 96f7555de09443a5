import { ConfigError, isDiskFull, newMongoClient } from '@coaching/service-kit';
import { MongoStore } from 'connect-mongo';
import { RedisStore } from 'connect-redis';
import type { Store } from 'express-session';
import type { RedisConnection } from '../limits/redis';
import { connectRedis } from '../limits/redis';
import type { SessionPlace } from '../options';
import { IDLE_MS } from './expiry';
import { endingForGood } from './over-for-good';

/** Sessions where they are stored, with what the gateway needs beside them. */
export interface SessionStore {
  store: Store;
  /** Null when it answers, else one sentence. */
  notReadyBecause(): Promise<string | null>;
  close(): Promise<void>;
}

const away = 'The session store cannot be reached.';
const noRoom = 'There is no room left for sessions.';
const WAIT_MS = 3000;

async function inMongo(mongoUrl: string, databaseName: string): Promise<SessionStore> {
  const client = newMongoClient(mongoUrl, { serverSelectionTimeoutMS: WAIT_MS, appName: 'gateway' });
  try {
    await client.connect();
    const database = client.db(databaseName);
    await database.collection('sessions').createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
    const store = new MongoStore({
      client,
      dbName: databaseName,
      autoRemove: 'disabled',
      ttl: IDLE_MS / 1000,
    });
    return {
      store,
      notReadyBecause: () =>
        database.command({ ping: 1 }, { timeoutMS: WAIT_MS }).then(
          () => null,
          (error) => (isDiskFull(error) ? noRoom : away),
        ),
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function inRedis(redis: RedisConnection): Promise<SessionStore> {
  return {
    store: new RedisStore({ client: redis.client, prefix: 'session:', ttl: IDLE_MS / 1000 }),
    notReadyBecause: async () => ((await redis.answers()) ? null : away),
    close: redis.close,
  };
}

const unreachable = (setting: string) => (error: Error) => {
  throw new ConfigError(`Cannot start: ${setting} cannot be reached (${error.message}).`);
};

/**
 * Connects to where sessions are stored.
 * @throws ConfigError when it cannot be reached
 */
export async function openSessionStore(place: SessionPlace): Promise<SessionStore> {
  const opened =
    'redisUrl' in place
      ? await inRedis(await connectRedis(place.redisUrl).catch(unreachable('REDIS_URL')))
      : await inMongo(place.mongoUrl, place.databaseName).catch(unreachable('MONGODB_URL'));
  return { ...opened, store: endingForGood(opened.store) };
}
