import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { stepCompleted, stepDeleted, stepFacts, stepUpdated } from './step-events';

type News = Announcement<'action_step.updated' | 'action_step.completed' | 'action_step.deleted'>;

const isHidden = (step: StepRecord | null) => step?.state === 'hidden';

/** What a change is to be told of, in order; nothing while only the text changes. @param before null when it is new */
export function newsOf(before: StepRecord | null, after: StepRecord): News[] {
  if (isHidden(after)) return isHidden(before) ? [] : [stepDeleted(after)];
  const isNewHere = !before || isHidden(before);
  const changesFacts = isNewHere || !isDeepStrictEqual(stepFacts(before), stepFacts(after));
  const completes = after.completed !== null && !before?.completed;
  return [...(changesFacts ? [stepUpdated(after)] : []), ...(completes ? [stepCompleted(after)] : [])];
}
