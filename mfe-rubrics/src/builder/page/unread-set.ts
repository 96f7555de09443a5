import type { ToolSet } from '@coaching/contracts';

/**
 * A tool set of which no more is known than its address, for a rubric that is begun without a network: what is written
 * waits on the device, and the set is read before anything is saved into it.
 */
export const unreadSet = (of: Pick<ToolSet, 'uid' | 'config_entity' | 'config_uid'>): ToolSet => ({
  ...of,
  revision: 0,
  name: '',
  config_entity_uid: of.config_uid,
  tools: [],
  tools_deleted: [],
  tools_hidden: [],
  uses: null,
  old_uses: [],
  data_count: 0,
});
