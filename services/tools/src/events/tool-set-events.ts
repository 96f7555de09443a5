import type { Announcement } from '@coaching/service-kit';
import { isThere, type ToolSetRecord } from '../tool-sets/tool-set-record';

/** A tool set as it is now, without what it takes over; also hidden and deleted tools, whose interactions keep the name. */
export function toolSetUpdated(set: ToolSetRecord): Announcement<'tool_set.updated'> {
  const { uid, config_entity, config_uid, revision } = set;
  const tools = set.tools.map((tool) => ({
    uid: tool.uid,
    name: tool.name,
    tool_type: tool.tool_type,
    structured: tool.structured,
    categories: tool.categories.filter(isThere).map(({ uid, name }) => ({ uid, name })),
    deleted: !isThere(tool),
  }));
  return {
    type: 'tool_set.updated',
    entity_uid: uid,
    revision,
    data: { tool_set: { uid, config_entity, config_uid, tools } },
  };
}
