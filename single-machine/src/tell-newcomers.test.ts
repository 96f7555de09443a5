import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreForTest } from '@coaching/embedded/testing';
import { singleMachineConfig } from './config';
import { launch } from './launch';

// The whole platform on a machine that is busy with other things, twice.
jest.setTimeout(120_000);

it('lets a service that came with an update know what there was before', async () => {
  const store = await openStoreForTest();
  const directory = await mkdtemp(join(tmpdir(), 'update-'));
  const settings = { PORT: '0', DATA_DIR: directory, MONGODB_URL: store.url, LOG_LEVEL: 'silent' };
  const start = () => launch(singleMachineConfig({ ...settings, SEED_DEMO: 'true' }));

  const before = await start();
  const { db } = before.services.actionSteps.context;
  const tools = await db.collection('tools').countDocuments();
  await db.dropDatabase();
  await before.stop();

  const after = await start();
  await after.services.observations.flush();
  const { actionSteps } = after.services;
  expect(await actionSteps.context.db.collection('tools').countDocuments()).toBe(tools);
  expect(tools).toBeGreaterThan(0);
  await after.stop();
  await store.close();
  await rm(directory, { recursive: true });
});
