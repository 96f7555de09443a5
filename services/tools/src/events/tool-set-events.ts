import type { Announcement } from '@coaching/service-kit';
import type { ToolSetRecord } from '../tool-sets/tool-set-record';

/** A tool set as it is now, without what it takes over; also hidden tools, whose interactions keep the name. */
export function toolSetUpdated(set: ToolSetRecord): Announcement<'tool_set.updated'> {
  const { uid, config_entity, config_uid, revision } = set;
  const tools = set.tools.map(({ uid, name, tool_type }) => ({ uid, name, tool_type }));
  return {
    type: 'tool_set.updated',
    entity_uid: uid,
    revision,
    data: { tool_set: { uid, config_entity, config_uid, tools } },
  };
}
