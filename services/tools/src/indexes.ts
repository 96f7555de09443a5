import type { IndexPlan } from '@coaching/service-kit';
import { ORGANIZATIONS, PEOPLE } from './owners/owner-names';
import { TOOL_SETS } from './tool-sets/tool-sets-repository';

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: TOOL_SETS, key: { uid: 1 }, options: { unique: true } },
  { collection: TOOL_SETS, key: { config_entity: 1, config_uid: 1, created_at: 1, uid: 1 } },
  { collection: ORGANIZATIONS, key: { uid: 1 }, options: { unique: true } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
