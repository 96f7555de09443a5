import type { ActionStepFacts } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';

/** What is published to other domains of a step. */
export function stepFacts(step: StepRecord): ActionStepFacts {
  return {
    uid: step.uid,
    coachee: step.coachee,
    completed: step.completed?.toISOString() ?? null,
    due_date: step.due_date,
    tool_type: step.tool_type,
    tool_uid: step.tool_uid,
    user: step.user,
    clients: [...step.clients],
    organization_uid: step.organization_uid,
    program_uid: step.program_uid,
    created_at: step.created_at.toISOString(),
  };
}

/** A step as it is now. */
export function stepUpdated(step: StepRecord): Announcement<'action_step.updated'> {
  const { uid, revision } = step;
  return { type: 'action_step.updated', entity_uid: uid, revision, data: { step: stepFacts(step) } };
}

/** A step was open and is done now. */
export function stepCompleted(step: StepRecord): Announcement<'action_step.completed'> {
  const { uid, revision } = step;
  return { type: 'action_step.completed', entity_uid: uid, revision, data: { step: stepFacts(step) } };
}

/** A step is in the recycle bin, by itself or along with its tool. */
export function stepDeleted({ uid, revision }: StepRecord): Announcement<'action_step.deleted'> {
  return { type: 'action_step.deleted', entity_uid: uid, revision, data: { uid } };
}
