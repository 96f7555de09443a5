import type { IndexPlan } from '@coaching/service-kit';
import { OBSERVATIONS } from './observation/observation-repository';
import { PEOPLE } from './people/people-repository';

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: OBSERVATIONS, key: { uid: 1 }, options: { unique: true } },
  { collection: OBSERVATIONS, key: { user: 1 } },
  { collection: OBSERVATIONS, key: { client: 1 } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
