import { peopleIn, type ServiceDefinition } from '@coaching/service-kit';
import { indexes } from './indexes';
import { getInteractions } from './interactions/get-interactions';
import { getInteractionsWithClient } from './interactions/get-interactions-with-client';
import { interactionsIn } from './interactions/interactions-repository';
import { keepInteractions } from './interactions/keep-interactions';
import { keepPeopleOfInteractions } from './people/keep-people';
import { keepTools } from './tools/keep-tools';
import { toolsIn } from './tools/tools-repository';
import { totalsIn } from './totals/totals-repository';
import { countOldRows } from './upgrade/count-old-rows';

/** What happened across the domains, as lists and logs show it. */
export const reportsService: ServiceDefinition<'reports'> = {
  name: 'reports',
  indexes,
  handlers({ db }) {
    const [interactions, totals] = [interactionsIn(db), totalsIn(db)];
    return {
      getInteractions: getInteractions(interactions, totals),
      getInteractionsWithClient: getInteractionsWithClient(interactions, totals, peopleIn(db)),
    };
  },
  // Every new row changes the same few tallies of its coach.
  reactsInTurn: true,
  reactions({ db }) {
    const [interactions, people, tools] = [interactionsIn(db), peopleIn(db), toolsIn(db)];
    return {
      ...keepPeopleOfInteractions(people, interactions),
      ...keepTools(tools, interactions),
      ...keepInteractions(people, tools, interactions),
    };
  },
  work: (context) => countOldRows(context, interactionsIn(context.db)),
};
