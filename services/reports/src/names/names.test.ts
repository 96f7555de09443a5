import { aPerson, asActor } from '@coaching/access/testing';
import { openStoreForTest } from '@coaching/embedded/testing';
import { anInteraction, startServiceForTest } from '@coaching/service-kit/testing';
import { importInteractions } from '../import/import-interactions';
import { reportsService } from '../service';
import { BATCH } from './names';

const ROWS = 2 * BATCH + 1;

it('a name on very many rows is put on them in many transactions, also when the service is stopped meanwhile', async () => {
  const store = await openStoreForTest();
  const start = () =>
    startServiceForTest(reportsService, { mongoUrl: store.url, databasePrefix: store.databasePrefix });
  const before = await start();
  const [coach, client] = [aPerson('Coach'), aPerson('Anna')];
  const rows = Array.from({ length: ROWS }, () => anInteraction(coach, client));
  await importInteractions(before.service.context, rows);
  await before.receive({ people: [{ ...client, username: 'Zara' }] }, 2);
  const { db } = before.service.context;
  expect(await db.collection('pending_names').countDocuments()).toBe(1);
  await before.close();

  const after = await start();
  const pending = after.service.context.db.collection('pending_names');
  while ((await pending.countDocuments()) > 0) await new Promise((resolve) => setImmediate(resolve));
  const found = (query: string) => after.call('getInteractions', { query: { query } }, asActor(coach));
  const { total, observations } = await found('zara');
  expect([total, observations[0]!.client_embed]).toMatchObject([ROWS, { username: 'Zara' }]);
  expect(await found('anna')).toMatchObject({ total: 0 });
  await after.close();
  await store.close();
});
