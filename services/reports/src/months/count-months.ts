import { backgroundWork, type ServiceContext, type Work } from '@coaching/service-kit';
import { interactionsIn } from '../interactions/interactions-repository';
import { countAll } from './rebuild-months';

/** Collections of the sums that releases before this one read. */
const FORMER = ['month_tallies', 'log_tallies'];
const FORMER_INDEX = 'counted_1';

/** Deletes the index of what releases before this one wrote on rows. */
async function dropFormerIndex({ connection }: ServiceContext): Promise<void> {
  const { collection } = interactionsIn(connection).model;
  const indexes = await collection.listIndexes().toArray();
  if (indexes.some(({ name }) => name === FORMER_INDEX)) await collection.dropIndex(FORMER_INDEX);
}

/** Counts rows from before there were tallies, and rows of a rebuild, some at a time, while the service is up. */
export const countMonths = (context: ServiceContext): Work => {
  let isCleared = false;
  return backgroundWork(context, 'months', async (goesOn) => {
    await countAll(context, goesOn);
    if (isCleared || !(await goesOn())) return;
    const { connection } = context;
    const stored = await connection.listCollections();
    for (const { name } of stored) if (FORMER.includes(name)) await connection.dropCollection(name);
    await dropFormerIndex(context);
    isCleared = true;
  });
};
