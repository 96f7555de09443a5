import { type ActionStep, clientEmbedOf } from '@coaching/contracts';
import { shownRichText } from '@coaching/service-kit';
import type { StepRecord } from './step-record';

const presentMoment = (moment: Date | null) => moment?.toISOString() ?? null;

/** A step as it is shown. */
export function presentStep(step: StepRecord): ActionStep {
  return {
    uid: step.uid,
    action_step: shownRichText(step.action_step),
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
    client_embed: clientEmbedOf(step.tool_type, step.client_embeds),
    organization_uid: step.organization_uid,
    program_uid: step.program_uid,
  };
}
