import { interactionsIn } from '../interactions/interactions-repository';
import { startReportsForTest } from '../testing/reports-for-test';
import { clearFormer } from './clear-former';

it('deletes the sums of earlier releases and their index, and nothing else, however often', async () => {
  const reports = await startReportsForTest();
  const { connection } = reports.service.context;
  const { model } = interactionsIn(connection);
  const stored = async () => {
    const [collections, indexes] = await Promise.all([connection.listCollections(), model.listIndexes()]);
    return [collections, indexes].map((all) => all.map(({ name }) => name).sort());
  };
  const before = await stored();
  await connection.createCollection('log_tallies');
  await model.collection.createIndex({ counted: 1 });
  for (const _again of [1, 2]) await clearFormer(connection);
  expect(await stored()).toEqual(before);
  await reports.close();
});
