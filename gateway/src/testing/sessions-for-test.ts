import { openStoreForTest } from '@coaching/embedded/testing';
import type { SessionPlace } from '../options';

/** Where the gateways of a file's tests store sessions, from the first test to the last. */
export function sessionsForTest(): () => SessionPlace {
  let store: Awaited<ReturnType<typeof openStoreForTest>>;
  beforeAll(async () => {
    store = await openStoreForTest();
  });
  afterAll(() => store.close());
  return () => ({ mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` });
}
