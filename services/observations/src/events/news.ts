import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@coaching/service-kit';
import type { ObservationRecord } from '../observation/observation-record';
import { interactionFacts } from './interaction-facts';
import { observationFinished, observationUpdated } from './observation-events';

/** Whether a change touches what other domains know; the script and most settings do not. */
const changesFacts = (before: ObservationRecord | null, after: ObservationRecord) =>
  !before || !isDeepStrictEqual(interactionFacts(before), interactionFacts(after));

/** Whether a change finishes the observation, for the first time. */
const finishes = (before: ObservationRecord | null, after: ObservationRecord) =>
  !before?.finished && after.end_timestamp !== null;

/** What a change is to be told of, in order; nothing for most saves. @param before null when it is new */
export function newsOf(
  before: ObservationRecord | null,
  after: ObservationRecord,
): Announcement<'observation.updated' | 'observation.finished'>[] {
  return [
    ...(changesFacts(before, after) ? [observationUpdated(after)] : []),
    ...(finishes(before, after) ? [observationFinished(after)] : []),
  ];
}
