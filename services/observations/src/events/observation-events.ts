import type { Announcement } from '@coaching/service-kit';
import type { ObservationRecord } from '../observation/observation-record';
import { interactionFacts } from './interaction-facts';

/** An observation as it is now. */
export function observationUpdated(observation: ObservationRecord): Announcement<'observation.updated'> {
  const { uid, revision } = observation;
  const data = { interaction: interactionFacts(observation) };
  return { type: 'observation.updated', entity_uid: uid, revision, data };
}

/** The coach has ended the observation, for the first time. */
export function observationFinished(observation: ObservationRecord): Announcement<'observation.finished'> {
  const { uid, revision } = observation;
  const data = { interaction: interactionFacts(observation) };
  return { type: 'observation.finished', entity_uid: uid, revision, data };
}

/** An observation is in the recycle bin. */
export function observationDeleted({
  uid,
  revision,
}: Pick<ObservationRecord, 'uid' | 'revision'>): Announcement<'observation.deleted'> {
  return { type: 'observation.deleted', entity_uid: uid, revision, data: { uid } };
}
