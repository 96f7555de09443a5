import type { ServiceDefinition } from '@coaching/service-kit';
import { indexes } from './indexes';
import { getInteractions } from './interactions/get-interactions';
import { getInteractionsWithClient } from './interactions/get-interactions-with-client';
import { interactionsIn } from './interactions/interactions-repository';
import { keepInteractions } from './interactions/keep-interactions';
import { keepPeople } from './people/keep-people';
import { peopleIn } from './people/people-repository';

/** What happened across the domains, as lists and logs show it. */
export const reportsService: ServiceDefinition<'reports'> = {
  name: 'reports',
  indexes,
  handlers({ db }) {
    const interactions = interactionsIn(db);
    return {
      getInteractions: getInteractions(interactions),
      getInteractionsWithClient: getInteractionsWithClient(interactions, peopleIn(db)),
    };
  },
  reactions({ db }) {
    const interactions = interactionsIn(db);
    const people = peopleIn(db);
    return { ...keepPeople(people, interactions), ...keepInteractions(people, interactions) };
  },
};
