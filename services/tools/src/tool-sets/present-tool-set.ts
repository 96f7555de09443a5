import type { ToolSet } from '@coaching/contracts';
import type { OfferedTool } from './offered-tools';
import type { ToolSetRecord } from './tool-set-record';

const SYSTEM_NAME = 'System';

/**
 * A tool set as those who use it see it.
 * @param ownerName what people call the owner of the set
 */
export function presentToolSet(
  set: ToolSetRecord,
  offered: readonly OfferedTool[],
  ownerName: string,
): ToolSet {
  const { uid, name, config_entity, config_uid, tools_deleted, uses, old_uses, data_count } = set;
  return {
    uid,
    name,
    config_entity,
    config_uid,
    config_entity_uid: config_uid,
    tools: offered.map(({ tool, owner }) => ({
      ...tool,
      tool_owner: { ...owner, name: owner.config_entity === 'System' ? SYSTEM_NAME : ownerName },
    })),
    tools_deleted,
    uses,
    old_uses,
    data_count,
  };
}
