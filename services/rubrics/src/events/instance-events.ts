import { type InteractionFacts, interactionKinds } from '@coaching/contracts';
import { interactionEventsOf } from '@coaching/service-kit';
import type { InstanceRecord } from '../instances/instance-record';

/** What is published to other domains of a rubric instance. */
export function interactionFacts(instance: InstanceRecord): InteractionFacts {
  return {
    uid: instance.uid,
    title: instance.title,
    timestamp: instance.timestamp?.toISOString() ?? null,
    end_timestamp: instance.end_timestamp?.toISOString() ?? null,
    duration: instance.duration,
    entity_type: 'rubric_instance',
    tool_uid: instance.tool_uid,
    tool_name: interactionKinds.rubric_instance.tool_type,
    visibility: instance.visibility,
    user_embed: instance.user_embed,
    clients: [instance.client_embed],
    organization_uid: instance.organization_uid,
    tool_config_uid: instance.tool_config_uid,
    tool_config_entity_uid: instance.tool_config_entity_uid,
    program_uid: instance.program_uid,
    ...(instance.counts_only && { counts_only: true }),
    created_at: instance.created_at.toISOString(),
  };
}

/** What is published to other domains of rubric instances. */
export const instanceEvents = interactionEventsOf<InstanceRecord>('rubric_instance', interactionFacts);
