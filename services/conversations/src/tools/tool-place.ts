import { isOfferedTools } from '@coaching/access';
import { type Actor, type ConfigEntity, configEntities, DEFAULT_TOOL_SET } from '@coaching/contracts';
import type { ToolCopy } from '@coaching/service-kit';

/** The set in which a tool is worked with, as it is stored; nulls where it was not said. */
export interface ToolPlace {
  tool_config_entity: string | null;
  /** Uid of the organisation or the coach whose set it is. */
  tool_config_entity_uid: string | null;
  tool_config_uid: string | null;
}

/** A tool's own set. */
export const ownPlace = ({ config_entity, config_uid, set_uid }: ToolCopy) => ({
  tool_config_entity: config_entity,
  tool_config_entity_uid: config_uid,
  tool_config_uid: set_uid ?? DEFAULT_TOOL_SET,
});

const entityOf = (name: string | null): ConfigEntity | undefined =>
  configEntities.find((entity) => entity === name);

/** Where somebody comes to the tool: in the set that is stored while they can open it, else in the tool's own. */
export function toolPlaceFor(
  actor: Actor,
  { tool_config_entity, tool_config_entity_uid, tool_config_uid }: ToolPlace,
  tool: ToolCopy | null | undefined,
): ToolPlace {
  const stored = { tool_config_entity, tool_config_entity_uid, tool_config_uid };
  const entity = entityOf(tool_config_entity);
  const isTheirs =
    entity !== undefined &&
    tool_config_entity_uid !== null &&
    tool_config_uid !== null &&
    isOfferedTools(actor, { config_entity: entity, config_uid: tool_config_entity_uid });
  return !isTheirs && tool && isOfferedTools(actor, tool) ? ownPlace(tool) : stored;
}
