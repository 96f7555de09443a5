import { type CallResponse, type ConfigEntity, configEntities, type ToolSet } from '@coaching/contracts';

/** A tool set and whose it is, as addresses and interviews name it. */
export interface ToolPlace {
  config_entity: ConfigEntity;
  config_uid: string;
  toolset_uid: string;
}

/** The place of a set. */
export const placeOfSet = ({ config_entity, config_uid, uid }: ToolSet): ToolPlace => ({
  config_entity,
  config_uid,
  toolset_uid: uid,
});

/** The place that an interview or the server names; null where that is none. */
export function storedPlace(
  stored: Partial<Record<keyof CallResponse<'getInterviewToolConfig'>, string | null>>,
): ToolPlace | null {
  const { tool_config_entity, tool_config_entity_uid, tool_config_uid } = stored;
  const config_entity = configEntities.find((entity) => entity === tool_config_entity);
  if (!config_entity || !tool_config_entity_uid || !tool_config_uid) return null;
  return { config_entity, config_uid: tool_config_entity_uid, toolset_uid: tool_config_uid };
}

/** The place that an address names in its query; null where that is none. */
export const readPlace = (search: URLSearchParams): ToolPlace | null =>
  storedPlace({
    tool_config_entity: search.get('config_entity'),
    tool_config_entity_uid: search.get('config_uid'),
    tool_config_uid: search.get('toolset_uid'),
  });

/** The set as the server is asked for it. */
export const placeRequest = ({ config_entity, config_uid, toolset_uid }: ToolPlace) => ({
  params: { entity: config_entity, uid: config_uid, toolset_uid },
});

/** What stands for a place in a call that is not made while it is not known. */
export const NOWHERE: ToolPlace = { config_entity: 'System', config_uid: 'none', toolset_uid: 'default' };
