import { backgroundWork, type ServiceContext, type Work } from '@coaching/service-kit';
import { clearFormer } from './clear-former';
import { countAll } from './rebuild-months';

/** Counts rows from before there were tallies, and rows of a rebuild, some at a time, while the service is up. */
export const countMonths = (context: ServiceContext): Work => {
  let isCleared = false;
  return backgroundWork(context, 'months', async (goesOn) => {
    await countAll(context, goesOn);
    if (isCleared || !(await goesOn())) return;
    await clearFormer(context.connection);
    isCleared = true;
  });
};
