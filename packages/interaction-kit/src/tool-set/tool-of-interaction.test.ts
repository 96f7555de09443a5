import type { ToolSet } from '@coaching/contracts';
import { toolOfInteraction } from './tool-of-interaction';

const tool_owner = { config_entity: 'System' as const, config_uid: 'system', name: 'System' };
const set: ToolSet = {
  uid: 'cedar-tools',
  revision: 1,
  name: 'Cedar Grove tools',
  config_entity: 'Organization',
  config_uid: 'cedar',
  config_entity_uid: 'cedar',
  tools: [
    {
      uid: 'walk',
      name: 'Walk',
      tool_type: 'Observation',
      tool_owner,
      structured: false,
      categories: [],
      lanes: null,
    },
  ],
  tools_hidden: [],
  tools_deleted: [],
  uses: null,
  old_uses: [],
  data_count: 0,
};

it.each<[string, string | null, ToolSet | null, object]>([
  [
    'the set that offered it',
    'walk',
    set,
    {
      tool_uid: 'walk',
      tool_config_entity: 'Organization',
      tool_config_entity_uid: 'cedar',
      tool_config_uid: 'cedar-tools',
    },
  ],
  ['no set that does not offer it', 'seminar', set, { tool_uid: 'seminar' }],
  ['no set while none is to be had', 'walk', null, { tool_uid: 'walk' }],
  ['nothing when it was started with no tool', null, set, { tool_uid: null }],
])('an interaction stores %s', (_what, tool_uid, offered, stored) => {
  expect(toolOfInteraction(tool_uid, offered)).toEqual(stored);
});
