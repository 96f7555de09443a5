import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { stepCompleted, stepDeleted, stepFacts, stepUpdated } from './step-events';

type News = Announcement<'action_step.updated' | 'action_step.completed' | 'action_step.deleted'>;

/** Whether other domains know of a step: neither of one in the recycle bin nor of one of a private tool. */
export const isTold = ({ state, visibility }: StepRecord) => state !== 'hidden' && visibility !== 'private';

/** What a change is to be told of, in order; nothing while only the text changes. @param before null when it is new */
export function newsOf(before: StepRecord | null, after: StepRecord): News[] {
  const known = before && isTold(before) ? before : null;
  if (!isTold(after)) return known ? [stepDeleted(after)] : [];
  const changesFacts = !known || !isDeepStrictEqual(stepFacts(known), stepFacts(after));
  const wasCompleted = Boolean(before?.completed) && before?.visibility !== 'private';
  const completes = after.completed !== null && !wasCompleted;
  return [...(changesFacts ? [stepUpdated(after)] : []), ...(completes ? [stepCompleted(after)] : [])];
}
