import { mayBecomePrivate } from '@coaching/access';
import type { Observation } from '@coaching/contracts';
import type { Changeable } from '../visibility/visibility-field';

/** Whether it can still be chosen who reads an observation, as the server has it. @param observation null for a new one */
export function changeableOf(observation: Observation | null): Changeable {
  if (observation === null) return 'freely';
  if (observation.visibility === 'private') return 'by sharing';
  const { items, additional_information, end_timestamp } = observation;
  return mayBecomePrivate({ items, additional_information, finished: end_timestamp !== null })
    ? 'freely'
    : 'no more';
}
