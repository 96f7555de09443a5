import type { Tool, ToolSet } from '@coaching/contracts';

/** A tool of the platform's; `more` says what matters. */
export const aTool = (more: Partial<Tool> = {}): Tool => ({
  uid: 'core-observation',
  name: 'Observation',
  tool_type: 'Observation',
  tool_owner: { config_entity: 'System', config_uid: 'system', name: 'System' },
  structured: false,
  categories: [],
  lanes: null,
  ...more,
});

/** The platform's set unless `more` says whose it is. */
export function aToolSet(more: Partial<ToolSet> = {}): ToolSet {
  const { config_uid = 'system' } = more;
  return {
    uid: 'core',
    revision: 1,
    name: 'Core tools',
    config_entity: 'System',
    config_uid,
    config_entity_uid: config_uid,
    tools: [],
    tools_deleted: [],
    tools_hidden: [],
    uses: null,
    old_uses: [],
    data_count: 0,
    ...more,
  };
}
