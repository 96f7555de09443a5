import {
  type EntityKind,
  interactionShelf,
  type People,
  type RecycleBinHandlers,
  recycleBin,
  type ServiceContext,
  usernamesIn,
} from '@coaching/service-kit';
import type { ObservationRecord } from './observation/observation-record';
import type { Observations } from './observation/observation-repository';

/** Deleted observations. */
export function observationsBin(
  kind: EntityKind<ObservationRecord>,
  { observations, people }: { observations: Observations; people: People },
  context: ServiceContext,
): RecycleBinHandlers {
  const shelf = interactionShelf({
    entity_type: 'observation',
    noun: 'Observation',
    model: observations.model,
    kind,
    without: ['items', 'additional_information'],
    context,
  });
  return recycleBin({ service: 'observations', shelves: [shelf], namesOf: usernamesIn(people) });
}
