import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { StoreOptions } from './index';

/** A place for documents that belongs to one test alone. */
export interface StoreForTest {
  url: string;
  /** What the names of the test's databases begin with. */
  databasePrefix: string;
  /** Removes what the test has written. */
  close(): Promise<void>;
}

/**
 * A store for one test file, which names its databases with the prefix: in the store that the run's test files share,
 * or on the server that TEST_MONGODB_URL names (`npm run test:mongodb`); outside such a run in one of its own.
 */
export async function openStoreForTest(): Promise<StoreForTest> {
  const { TEST_MONGODB_URL, TEST_DATABASES = 'sidelight_test_', RUN_STORE_URL } = process.env;
  const shared = TEST_MONGODB_URL || RUN_STORE_URL;
  return shared ? databasesOn(shared, TEST_DATABASES) : startStoreForTest();
}

/**
 * An embedded store of the test's own, for databases of any name and for what would disturb others.
 * @param transactionLifetime milliseconds that a transaction may be open there, where it is not the usual limit
 */
export async function startStoreForTest({
  transactionLifetime,
}: Pick<StoreOptions, 'transactionLifetime'> = {}): Promise<StoreForTest> {
  // Most test files share one that runs already, and loading another takes longer than their tests.
  const { startStore } = await import('./index');
  const directory = await mkdtemp(join(tmpdir(), 'store-test-'));
  const settings = { directory, durable: false, asksForPassword: true, transactionLifetime };
  const { url, stop } = await startStore(settings);
  return {
    url,
    databasePrefix: 'coaching_',
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function databasesOn(url: string, prefix: string): StoreForTest {
  const databasePrefix = `${prefix}${randomBytes(4).toString('hex')}_`;
  return { url, databasePrefix, close: () => dropDatabases(url, databasePrefix) };
}

/** Drops every database on a server whose name begins so. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = await MongoClient.connect(url);
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
    for (const name of names) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
