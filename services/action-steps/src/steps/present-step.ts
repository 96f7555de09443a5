import type { ActionStep } from '@coaching/contracts';
import type { StepRecord } from './step-record';

const presentMoment = (moment: Date | null) => moment?.toISOString() ?? null;

/** A step as it is shown; conversations can have several coachees, everything else has one. */
export function presentStep(step: StepRecord): ActionStep {
  const [first] = step.client_embeds;
  return {
    uid: step.uid,
    action_step: step.action_step,
    coachee: step.coachee,
    completed: presentMoment(step.completed),
    due_date: step.due_date,
    revision: step.revision,
    tool_type: step.tool_type,
    tool_uid: step.tool_uid,
    tool_embed: {
      uid: step.tool_uid,
      entity_type: step.tool_type,
      title: step.tool_title,
      timestamp: presentMoment(step.tool_timestamp),
    },
    user_embed: step.user_embed,
    client_embed: first && step.tool_type !== 'interview' ? first : step.client_embeds,
    organization_uid: step.organization_uid,
    program_uid: step.program_uid,
  };
}
