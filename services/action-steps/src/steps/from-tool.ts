import type { ToolCopy } from '../tools/tool-copy';
import type { FromTool } from './step-record';

/**
 * What a step takes over from its tool.
 * @param clients uids of the coachees it is for; those who have nothing to do with the tool are passed over, and
 *   when none is left it is for all of the tool's
 */
export function fromTool(tool: ToolCopy, clients: readonly string[]): FromTool {
  const chosen = tool.client_embeds.filter(({ uid }) => clients.includes(uid));
  const client_embeds = chosen.length > 0 ? chosen : tool.client_embeds;
  return {
    tool_type: tool.entity_type,
    tool_title: tool.title,
    tool_timestamp: tool.timestamp,
    tool_deleted: tool.deleted,
    user: tool.user,
    user_embed: tool.user_embed,
    clients: client_embeds.map(({ uid }) => uid),
    client_embeds,
    organization_uid: tool.organization_uid,
    program_uid: tool.program_uid,
    visibility: tool.visibility,
    ...(tool.counts_only && { counts_only: true }),
  };
}
