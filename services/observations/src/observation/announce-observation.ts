import type { Transaction } from '@coaching/service-kit';
import { changesFacts, interactionFacts } from './interaction-facts';
import type { ObservationRecord } from './observation-record';

/** Whether this change finishes the observation, for the first time. */
export function finishes(before: ObservationRecord | null, after: ObservationRecord): boolean {
  return !before?.finished && after.end_timestamp !== null;
}

/** Whether a change is worth an event. */
export function isNews(before: ObservationRecord, after: ObservationRecord): boolean {
  return changesFacts(before, after) || finishes(before, after);
}

/** Tells the other domains of a new or changed observation, and of its first finish. */
export async function announceObservation(
  before: ObservationRecord | null,
  after: ObservationRecord,
  { announce }: Transaction,
): Promise<void> {
  const about = {
    entity_uid: after.uid,
    revision: after.revision,
    data: { interaction: interactionFacts(after) },
  };
  await announce({ type: 'observation.updated', ...about });
  if (finishes(before, after)) await announce({ type: 'observation.finished', ...about });
}

/** Tells the other domains that an observation is in the recycle bin. */
export async function announceDeletion(
  { uid, revision }: Pick<ObservationRecord, 'uid' | 'revision'>,
  { announce }: Transaction,
): Promise<void> {
  await announce({ type: 'observation.deleted', entity_uid: uid, revision, data: { uid } });
}
