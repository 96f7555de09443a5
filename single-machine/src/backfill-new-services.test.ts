import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningStore } from '@coaching/embedded';
import { startNatsServer, type TestNatsServer } from '@coaching/service-kit/testing';
import { singleMachineConfig } from './config';
import { launch, type RunningPlatform } from './launch';
import { flushAll } from './testing/flush-all';
import { openStoreIn, seededDirectory } from './testing/seeded-directory';

let directory: string;
let store: RunningStore;
let broker: TestNatsServer;
const platforms = new Set<RunningPlatform>();
beforeAll(async () => {
  broker = await startNatsServer();
});
afterAll(() => broker.stop());
afterEach(async () => {
  for (const platform of platforms) await stop(platform);
  await store.stop();
  await rm(directory, { recursive: true });
});

async function useData(found: string): Promise<void> {
  directory = found;
  store = await openStoreIn(directory);
}

async function start(settings: Record<string, string> = {}): Promise<RunningPlatform> {
  const given = { PORT: '0', DATA_DIR: directory, MONGODB_URL: store.url, SEED_DEMO: 'true' };
  const platform = await launch(singleMachineConfig({ ...given, LOG_LEVEL: 'silent', ...settings }));
  platforms.add(platform);
  return platform;
}

async function stop(platform: RunningPlatform): Promise<void> {
  platforms.delete(platform);
  await platform.stop();
}

const toolsKnownTo = ({ services }: RunningPlatform) =>
  services['action-steps'].context.db.collection('tools').countDocuments();

it('publishes the past to a service that came with an update', async () => {
  await useData(await seededDirectory());
  const before = await start();
  await flushAll(before);
  const tools = await toolsKnownTo(before);
  await before.services['action-steps'].context.db.dropDatabase();
  await stop(before);

  const after = await start();
  await flushAll(after);
  expect(await toolsKnownTo(after)).toBe(tools);
  expect(tools).toBeGreaterThan(0);
});

it('publishes the past to a reaction that came with an update', async () => {
  await useData(await seededDirectory());
  const before = await start();
  await flushAll(before);
  const tools = await toolsKnownTo(before);
  const { db } = before.services['action-steps'].context;
  // As a release before it would have left things: without the reaction and what it stores.
  await db.collection('tools').deleteMany({});
  await db.collection<{ _id: string }>('known_event_types').deleteOne({ _id: 'observation.updated' });
  await stop(before);

  const after = await start();
  await flushAll(after);
  expect(await toolsKnownTo(after)).toBe(tools);
});

it('publishes nothing when it is started again', async () => {
  await useData(await mkdtemp(join(tmpdir(), 'update-')));
  const before = await start({ NATS_URL: broker.url });
  await flushAll(before);
  await stop(before);
  const published = await broker.published();
  expect(published).toBeGreaterThan(0);

  const after = await start({ NATS_URL: broker.url });
  await flushAll(after);
  await stop(after);
  expect(await broker.published()).toBe(published);
});
