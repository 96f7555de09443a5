import { peopleIn, type ServiceDefinition } from '@coaching/service-kit';
import { defaultsIn } from './defaults/defaults-repository';
import { getObservationDefaults } from './defaults/get-observation-defaults';
import { saveObservationDefaults } from './defaults/save-observation-defaults';
import { reannounce } from './events/reannounce';
import { indexes } from './indexes';
import { followObservation } from './live/follow-observation';
import { deleteObservation } from './observation/delete-observation';
import { getObservation } from './observation/get-observation';
import { observationsIn } from './observation/observation-repository';
import { keepPeopleOfObservations } from './people/keep-people';
import { saveObservation } from './saving/save-observation';

/** Observations: timed scripts of a session. */
export const observationsService: ServiceDefinition<'observations'> = {
  name: 'observations',
  indexes,
  handlers(context) {
    const observations = observationsIn(context.db);
    const people = peopleIn(context.db);
    const defaults = defaultsIn(context.db);
    return {
      getObservation: getObservation(observations),
      saveObservation: saveObservation({ observations, people, defaults }, context),
      deleteObservation: deleteObservation(observations, context),
      followObservation: followObservation(observations, context),
      getObservationDefaults: getObservationDefaults(defaults),
      saveObservationDefaults: saveObservationDefaults(defaults, context),
    };
  },
  reactions: ({ db }) => keepPeopleOfObservations(peopleIn(db), observationsIn(db)),
  reannounce,
};
