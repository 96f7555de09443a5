import type { ObservationDraft, ToolSet } from '@coaching/contracts';

/** What an observation keeps of the tool it was started with, and of the set that offered it. */
export type ToolOfObservation = Pick<
  ObservationDraft,
  'tool_uid' | 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'
>;

/**
 * A tool as an observation keeps it; the set only when it has this tool on offer.
 * @param tool_uid null for none
 */
export function toolOfObservation(tool_uid: string | null, set: ToolSet | null): ToolOfObservation {
  if (!set?.tools.some(({ uid }) => uid === tool_uid)) return { tool_uid };
  const { config_entity, config_entity_uid, uid } = set;
  return {
    tool_uid,
    tool_config_entity: config_entity,
    tool_config_entity_uid: config_entity_uid,
    tool_config_uid: uid,
  };
}
