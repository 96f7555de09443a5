import { type InteractionFacts, interactionKinds } from '@coaching/contracts';
import { type InteractionEvents, interactionEventsOf } from '@coaching/service-kit';
import type { InterviewRecord } from '../interviews/interview-record';

/** What is published to other domains of a conversation. */
export function interactionFacts(interview: InterviewRecord): InteractionFacts {
  return {
    uid: interview.uid,
    title: interview.title,
    timestamp: interview.timestamp?.toISOString() ?? null,
    end_timestamp: interview.end_timestamp?.toISOString() ?? null,
    duration: interview.duration,
    entity_type: 'interview',
    tool_uid: interview.interview_type,
    tool_name: interactionKinds.interview.tool_type,
    visibility: interview.visibility,
    user_embed: interview.user_embed,
    clients: interview.client_embed,
    organization_uid: interview.organization_uid,
    tool_config_uid: interview.tool_config_uid,
    tool_config_entity_uid: interview.tool_config_entity_uid,
    program_uid: interview.program_uid,
    ...(interview.counts_only && { counts_only: true }),
    created_at: interview.created_at.toISOString(),
  };
}

const ofConversations = interactionEventsOf<InterviewRecord>('interview', interactionFacts);

/** What is published to other domains of conversations; of templates nothing, which are no interactions. */
export const interviewEvents: InteractionEvents<InterviewRecord> = {
  ...ofConversations,
  ofChange: (before, after) => (after.template ? [] : ofConversations.ofChange(before, after)),
};
