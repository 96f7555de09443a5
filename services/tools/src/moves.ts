import type { Moves, MovingOrganization } from '@coaching/service-kit';

/** The platform's and the organisation's. */
const owned = ({ uid }: MovingOrganization) => ({
  $or: [{ config_entity: 'System' }, { config_entity: 'Organization', config_uid: uid }],
});

/** The tool sets that an organisation works with, and how it names the lanes of their tools. */
export const moves: Moves = {
  rows: [
    { model: 'ToolSet', of: owned },
    { model: 'ToolLanes', of: owned, order: ['config_entity', 'config_uid', 'tool_uid'] },
  ],
};
