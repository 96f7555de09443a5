import type { ConfigEntity, ToolSet } from '@coaching/contracts';

/** What an interaction stores of the tool it was started with, and of the set that offered it. */
export interface ToolOfInteraction {
  tool_uid: string | null;
  tool_config_entity?: ConfigEntity;
  tool_config_entity_uid?: string;
  tool_config_uid?: string;
}

/**
 * A tool as an interaction stores it; the set only when it has this tool on offer.
 * @param tool_uid null for none
 */
export function toolOfInteraction(tool_uid: string | null, set: ToolSet | null): ToolOfInteraction {
  if (!set?.tools.some(({ uid }) => uid === tool_uid)) return { tool_uid };
  const { config_entity, config_entity_uid, uid } = set;
  return {
    tool_uid,
    tool_config_entity: config_entity,
    tool_config_entity_uid: config_entity_uid,
    tool_config_uid: uid,
  };
}
