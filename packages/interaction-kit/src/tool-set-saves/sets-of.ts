import type { ToolOwner } from '@coaching/access';
import type { CallQuery } from '@coaching/contracts';

/** How an owner's tool sets are asked for. */
export function setsOf({ config_entity, config_uid }: ToolOwner): { query: CallQuery<'getToolConfigs'> } {
  if (config_entity === 'Organization') return { query: { org_uid: config_uid, all: false } };
  if (config_entity === 'User') return { query: { user_uid: config_uid, all: false } };
  return { query: { all: false } };
}
