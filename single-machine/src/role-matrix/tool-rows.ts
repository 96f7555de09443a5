import { cedar, signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const set = { config_entity: 'Organization', config_uid: 'demo-cedar-grove' } as const;

/** The tool set of Cedar Grove. */
export const toolRows: RowsOf<'tools'> = {
  getToolConfig: {
    params: { entity: 'Organization', uid: 'demo-cedar-grove', toolset_uid: 'demo-cedar-tools' },
    answered: [...cedar, ...staff],
  },
  getToolConfigs: [
    { of: 'the platform', answered: signedIn },
    { of: 'the organisation', query: { org_uid: 'demo-cedar-grove' }, answered: [...cedar, ...staff] },
    { of: 'a standalone coach', query: { user_uid: 'demo-solo' }, answered: ['soloCoach', ...staff] },
  ],
  saveToolConfig: {
    body: { tool_config: { uid: 'demo-cedar-tools', ...set } },
    answered: ['admin', 'superuser'],
  },
  copyTool: {
    body: {
      tool_uid: 'demo-cedar-practices',
      from: 'demo-cedar-tools',
      to: 'demo-cedar-tools',
      uid: '{new}',
    },
    answered: ['superuser'],
  },
  undeleteTool: { params: { uid: 'demo-cedar-practices' }, answered: ['admin', 'superuser'] },
  undeleteCategory: { params: { uid: 'demo-category-goal' }, answered: ['admin', 'superuser'] },
  saveToolLanes: {
    body: { tool_lanes: { ...set, tool_uid: 'demo-literacy-walkthrough', lanes: null } },
    answered: ['admin', 'superuser'],
  },
};
