import type { Tool, ToolSet } from '@coaching/contracts';
import type { LanesByTool } from '../lanes/lanes-repository';
import { effectiveTools, type PlacedTool } from './effective-tools';
import { isThere, type ToolSetRecord } from './tool-set-record';

const SYSTEM_NAME = 'System';

/** What is shown of a set besides what it holds itself. */
export interface SetSurroundings {
  /** The set it takes tools over from. */
  used: ToolSetRecord | null;
  /** What people call its owner. */
  ownerName: string;
  lanes: LanesByTool;
  data_count: number;
  /** Whether the caller may take tools out of hiding. */
  showsHidden: boolean;
}

/** A tool set as those who use it see it. */
export function presentToolSet(
  set: ToolSetRecord,
  { used, ownerName, lanes, data_count, showsHidden }: SetSurroundings,
): ToolSet {
  const { uid, revision, name, config_entity, config_uid, tools_deleted, uses, old_uses } = set;
  const { offered, hidden } = effectiveTools(set, used);
  const presentTool = ({ tool, owner }: PlacedTool): Tool => ({
    uid: tool.uid,
    name: tool.name,
    tool_type: tool.tool_type,
    tool_owner: { ...owner, name: owner.config_entity === 'System' ? SYSTEM_NAME : ownerName },
    structured: tool.structured,
    categories: tool.categories.filter(isThere).map(({ uid, name }) => ({ uid, name })),
    lanes: lanes.get(tool.uid) ?? null,
  });
  return {
    uid,
    revision,
    name,
    config_entity,
    config_uid,
    config_entity_uid: config_uid,
    tools: offered.map(presentTool),
    tools_deleted,
    tools_hidden: showsHidden ? hidden.map(presentTool) : [],
    uses,
    old_uses,
    data_count,
  };
}
