import { type InteractionFacts, interactionKinds } from '@coaching/contracts';
import type { ObservationRecord } from '../observation/observation-record';

/** What is published to other domains of an observation. */
export function interactionFacts(observation: ObservationRecord): InteractionFacts {
  return {
    uid: observation.uid,
    title: observation.title,
    timestamp: observation.timestamp?.toISOString() ?? null,
    end_timestamp: observation.end_timestamp?.toISOString() ?? null,
    duration: observation.duration,
    entity_type: 'observation',
    tool_uid: observation.tool_uid,
    tool_name: interactionKinds.observation.tool_type,
    visibility: observation.visibility,
    user_embed: observation.user_embed,
    clients: [observation.client_embed],
    organization_uid: observation.organization_uid,
    tool_config_uid: observation.tool_config_uid,
    tool_config_entity_uid: observation.tool_config_entity_uid,
    program_uid: observation.program_embed?.program_uid ?? null,
    ...(observation.counts_only && { counts_only: true }),
    created_at: observation.created_at.toISOString(),
  };
}
