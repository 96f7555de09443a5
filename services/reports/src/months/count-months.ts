import { backgroundWork, type ServiceContext, type Work } from '@coaching/service-kit';
import { countAll } from './rebuild-months';

/** Collection of the sums that releases before this one read. */
const FORMER = 'month_tallies';

/** Counts rows from before there were tallies, and rows of a rebuild, some at a time, while the service is up. */
export const countMonths = (context: ServiceContext): Work => {
  let isCleared = false;
  return backgroundWork(context, 'months', async (goesOn) => {
    await countAll(context, goesOn);
    if (isCleared || !(await goesOn())) return;
    const { connection } = context;
    const stored = await connection.listCollections();
    if (stored.some(({ name }) => name === FORMER)) await connection.dropCollection(FORMER);
    isCleared = true;
  });
};
