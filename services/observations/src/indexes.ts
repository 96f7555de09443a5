import { type IndexPlan, PEOPLE } from '@coaching/service-kit';
import { DEFAULTS } from './defaults/defaults-repository';
import { OBSERVATIONS } from './observation/observation-repository';

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: OBSERVATIONS, key: { uid: 1 }, options: { unique: true } },
  { collection: OBSERVATIONS, key: { user: 1 } },
  { collection: OBSERVATIONS, key: { client: 1 } },
  { collection: DEFAULTS, key: { of: 1, uid: 1 }, options: { unique: true } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
