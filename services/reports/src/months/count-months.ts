import { backgroundWork, type ServiceContext, type Work } from '@coaching/service-kit';
import { countAll } from './rebuild-months';

/** Counts rows from before there were monthly tallies, and rows of a rebuild, some at a time, while the service is up. */
export const countMonths = (context: ServiceContext): Work =>
  backgroundWork(context, 'months', (goesOn) => countAll(context, goesOn));
