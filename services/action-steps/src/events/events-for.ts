import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { stepCompleted, stepDeleted, stepFacts, stepUpdated } from './step-events';

type StepEvent = Announcement<'action_step.updated' | 'action_step.completed' | 'action_step.deleted'>;

/**
 * Whether other domains know of a step: not of one in the recycle bin. Of a private one they know what they know of its
 * tool, which they count for its coach alone: whose it is and by when, and nothing that it says.
 */
export const isPublished = ({ state }: StepRecord) => state !== 'hidden';

const isShared = ({ visibility }: StepRecord) => visibility !== 'private';

/** The events that a change publishes, in order; nothing while only the text changes. @param before null when it is new */
export function eventsFor(before: StepRecord | null, after: StepRecord): StepEvent[] {
  const known = before && isPublished(before) ? before : null;
  if (!isPublished(after)) return known ? [stepDeleted(after)] : [];
  // Whoever asks whether others could read a step learns of it once they can.
  const isOpened = known !== null && !isShared(known) && isShared(after);
  const changesFacts = !known || isOpened || !isDeepStrictEqual(stepFacts(known), stepFacts(after));
  const wasCompleted = before !== null && before.completed !== null && isShared(before);
  const completes = isShared(after) && after.completed !== null && !wasCompleted;
  return [...(changesFacts ? [stepUpdated(after)] : []), ...(completes ? [stepCompleted(after)] : [])];
}
