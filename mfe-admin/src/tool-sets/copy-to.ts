import type { ToolOwner } from '@coaching/access';
import type { Tool, ToolSet } from '@coaching/contracts';
import { DEFAULT_TOOL_SET } from '@coaching/contracts';
import { latestOf, saveToolSet, stored } from '@coaching/interaction-kit/tool-set-saves';
import { callApi } from '@coaching/mfe-kit';
import type { CopyTarget } from './copy-targets';

/** The uid of an owner's first set, which is stored by this where it was not. */
async function firstSetOf({ config_entity, config_uid }: ToolOwner): Promise<string> {
  const params = { entity: config_entity, uid: config_uid, toolset_uid: DEFAULT_TOOL_SET };
  const { tool_config } = await callApi('getToolConfig', { params }, { quiet: true });
  return (await saveToolSet(tool_config, stored)).uid;
}

/**
 * Copies a tool of a set to a target; a set at either end that nobody has stored is stored first.
 * @param uid that of the copy: asked for again under it, there is still one
 * @returns the target as it is now
 */
export async function copyTo(target: CopyTarget, set: ToolSet, tool: Tool, uid: string): Promise<ToolSet> {
  const { uid: from } = await saveToolSet(latestOf(set), stored);
  const to = 'set_uid' in target ? target.set_uid : await firstSetOf(target.owner);
  const body = { tool_uid: tool.uid, from, to, uid };
  return (await callApi('copyTool', { body }, { quiet: true })).tool_config;
}
