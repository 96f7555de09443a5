import {
  peopleIn,
  personCopySchema,
  refreshEmbeds,
  rememberShownSteps,
  type ServiceDefinition,
  storePeople,
  storeTools,
  toolCopySchema,
  toolsIn,
} from '@coaching/service-kit';
import { defaultSchema } from './defaults/default-record';
import { defaultsIn } from './defaults/defaults-repository';
import { getObservationDefaults } from './defaults/get-observation-defaults';
import { saveObservationDefaults } from './defaults/save-observation-defaults';
import { republish } from './events/republish';
import { getEvidence } from './evidence/get-evidence';
import { followObservation } from './live/follow-observation';
import { moves } from './moves';
import { deleteObservation } from './observation/delete-observation';
import { getObservation } from './observation/get-observation';
import { observationSchema } from './observation/observation-record';
import { observationsIn } from './observation/observation-repository';
import { undeleteObservation } from './observation/undelete-observation';
import { observationsBin } from './recycle-bin';
import { observationKind } from './saving/observation-kind';
import { saveObservation } from './saving/save-observation';

/** Observations: timed scripts of a session. */
export const observationsService: ServiceDefinition<'observations'> = {
  name: 'observations',
  after: ['identity', 'tools'],
  schemas: {
    Observation: observationSchema,
    Default: defaultSchema,
    PersonCopy: personCopySchema,
    ToolCopy: toolCopySchema,
  },
  handlers(context) {
    const observations = observationsIn(context.connection);
    const people = peopleIn(context.connection, context.newsMs);
    const defaults = defaultsIn(context.connection);
    const tools = toolsIn(context.connection);
    const kind = observationKind({ observations, people, tools, defaults });
    const bin = observationsBin(kind, { observations, people }, context);
    return {
      getObservation: getObservation(observations),
      saveObservation: saveObservation(kind, observations, context),
      deleteObservation: deleteObservation(kind, context),
      undeleteObservation: undeleteObservation(kind, context),
      followObservation: followObservation(observations, context),
      getEvidence: getEvidence(observations),
      getObservationDefaults: getObservationDefaults(defaults),
      saveObservationDefaults: saveObservationDefaults(defaults, context),
      listObservationsBin: bin.list,
      previewObservationsBin: bin.preview,
      restoreObservationsBin: bin.restore,
    };
  },
  reactions({ connection }) {
    const observations = observationsIn(connection);
    return {
      ...storePeople(peopleIn(connection), refreshEmbeds(observations.embedding)),
      ...storeTools(toolsIn(connection)),
      ...rememberShownSteps(observations),
    };
  },
  moves,
  republish,
};
