import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { stepCompleted, stepDeleted, stepFacts, stepUpdated } from './step-events';

type StepEvent = Announcement<'action_step.updated' | 'action_step.completed' | 'action_step.deleted'>;

/** Whether other domains know of a step: neither of one in the recycle bin nor of one of a private tool. */
export const isPublished = ({ state, visibility }: StepRecord) =>
  state !== 'hidden' && visibility !== 'private';

/** The events that a change publishes, in order; nothing while only the text changes. @param before null when it is new */
export function eventsFor(before: StepRecord | null, after: StepRecord): StepEvent[] {
  const known = before && isPublished(before) ? before : null;
  if (!isPublished(after)) return known ? [stepDeleted(after)] : [];
  const changesFacts = !known || !isDeepStrictEqual(stepFacts(known), stepFacts(after));
  const wasCompleted = Boolean(before?.completed) && before?.visibility !== 'private';
  const completes = after.completed !== null && !wasCompleted;
  return [...(changesFacts ? [stepUpdated(after)] : []), ...(completes ? [stepCompleted(after)] : [])];
}
