import type { IndexPlan } from '@coaching/service-kit';
import { CODE_KEPT_SECONDS } from './codes/code-rules';
import { CODES } from './codes/codes-repository';
import { ORGANIZATIONS } from './organizations/organizations-repository';
import { PEOPLE } from './people/people-repository';
import { PROGRAMS } from './programs/programs-repository';

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
  // One living person per address; a deleted one keeps theirs without blocking it.
  {
    collection: PEOPLE,
    key: { 'uams.system_key': 1 },
    options: { unique: true, partialFilterExpression: { deleted_at: null } },
  },
  { collection: PEOPLE, key: { coaches: 1 } },
  { collection: PEOPLE, key: { 'schools.organization_uid': 1, 'keys.last_name': 1, uid: 1 } },
  { collection: PEOPLE, key: { 'schools.programs.program_uid': 1, 'keys.last_name': 1, uid: 1 } },
  { collection: PEOPLE, key: { 'keys.last_name': 1, uid: 1 } },
  { collection: ORGANIZATIONS, key: { uid: 1 }, options: { unique: true } },
  { collection: PROGRAMS, key: { uid: 1 }, options: { unique: true } },
  { collection: PROGRAMS, key: { organization_uid: 1, program_name: 1 } },
  { collection: PROGRAMS, key: { course_code: 1 } },
  { collection: CODES, key: { email: 1, purpose: 1, created_at: 1 } },
  { collection: CODES, key: { user_uid: 1, purpose: 1, created_at: 1 } },
  { collection: CODES, key: { created_at: 1 }, options: { expireAfterSeconds: CODE_KEPT_SECONDS } },
];
