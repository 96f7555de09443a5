import type { ServiceDefinition } from '@coaching/service-kit';
import { reannounce } from './events/reannounce';
import { indexes } from './indexes';
import { deleteObservation } from './observation/delete-observation';
import { getObservation } from './observation/get-observation';
import { observationsIn } from './observation/observation-repository';
import { keepPeople } from './people/keep-people';
import { peopleIn } from './people/people-repository';
import { saveObservation } from './saving/save-observation';

/** Observations: timed scripts of a session. */
export const observationsService: ServiceDefinition<'observations'> = {
  name: 'observations',
  indexes,
  handlers(context) {
    const observations = observationsIn(context.db);
    const people = peopleIn(context.db);
    return {
      getObservation: getObservation(observations),
      saveObservation: saveObservation(observations, people, context),
      deleteObservation: deleteObservation(observations, context),
    };
  },
  reactions: ({ db }) => keepPeople(peopleIn(db), observationsIn(db)),
  reannounce,
};
