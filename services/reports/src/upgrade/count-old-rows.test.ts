import { aPerson, asActor } from '@coaching/access/testing';
import { anInteraction } from '@coaching/service-kit/testing';
import { importInteractions } from '../import/import-interactions';
import { interactionsIn } from '../interactions/interactions-repository';
import { startReportsForTest } from '../testing/reports-for-test';
import { totalsIn } from '../totals/totals-repository';
import { countOldRows } from './count-old-rows';

it('counts rows from before, once, and finds them by their words; they are shared', async () => {
  const reports = await startReportsForTest();
  const { context } = reports.service;
  const interactions = interactionsIn(context.connection);
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  await importInteractions(context, [anInteraction(coach, client), anInteraction(coach, client)]);
  await interactions.model.collection.updateMany(
    {},
    { $unset: { visibility: '', 'keys.words': '', 'keys.finds': '' } },
  );
  await totalsIn(context.connection).model.deleteMany({});

  for (const _again of [1, 2]) await countOldRows(context, interactions).stop();
  expect(await reports.listWith(client, asActor(client), { query: 'fract' })).toMatchObject({
    total: 2,
    observations: [{ visibility: 'shared' }, { visibility: 'shared' }],
  });
  await reports.close();
});
