import { startStoreForTest } from '@coaching/embedded/testing';
import { startService } from '../start-service';
import { actorSecret, log, observations, remove } from '../testing/delivery';
import { FLUSH_MS } from '../testing/service-for-test';
import { type EventBus } from './bus';
import { createInProcessBus } from './in-process';

it('one replica of a service relays at a time, and the next takes over when it stops', async () => {
  const store = await startStoreForTest();
  const bus = createInProcessBus();
  const published: [by: string, entity: string][] = [];
  const by = (name: string): EventBus => ({
    ...bus,
    publish: async ({ entity_uid }) => void published.push([name, entity_uid]),
  });
  const one = await startService(observations, { mongoUrl: store.url, actorSecret, bus: by('one'), log });
  await remove(one, 'a');
  await one.flush(FLUSH_MS);
  const two = await startService(observations, { mongoUrl: store.url, actorSecret, bus: by('two'), log });
  await remove(two, 'b');
  await one.flush(FLUSH_MS);
  await one.stop();
  await remove(two, 'c');
  await two.flush(FLUSH_MS);
  expect(published).toEqual([
    ['one', 'a'],
    ['one', 'b'],
    ['two', 'c'],
  ]);
  await two.stop();
  await store.close();
});
