import { openStoreForTest } from '@coaching/embedded/testing';
import type { SessionPlace } from '../options';
import { startRedis } from './redis-server';

/** Where a gateway stores sessions, until it is closed. */
export interface ClosablePlace {
  sessions: SessionPlace;
  close(): Promise<void>;
}

export async function inDocumentStore(): Promise<ClosablePlace> {
  const store = await openStoreForTest();
  return {
    sessions: { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` },
    close: store.close,
  };
}

export async function inRedis(): Promise<ClosablePlace> {
  const redis = await startRedis();
  return { sessions: { redisUrl: redis.url }, close: redis.stop };
}
