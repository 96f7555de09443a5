import type { IndexPlan } from '@coaching/service-kit';
import { sortFields } from './lists/step-page';
import { PEOPLE } from './people/people-repository';
import { STEPS } from './steps/steps-repository';
import { TOOLS } from './tools/tools-repository';

const { added, ...listColumns } = sortFields;

/** A page of a coach's or a coachee's open or completed steps, in any order, is read from one index. */
const lists: IndexPlan[] = ['user', 'clients'].flatMap((whose) =>
  Object.values(listColumns).map((column) => ({
    collection: STEPS,
    key: { [whose]: 1, state: 1, [column]: 1, uid: 1 },
  })),
);

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: STEPS, key: { uid: 1 }, options: { unique: true } },
  { collection: STEPS, key: { tool_uid: 1, [added]: 1, uid: 1 } },
  ...lists,
  { collection: TOOLS, key: { uid: 1 }, options: { unique: true } },
  { collection: TOOLS, key: { user: 1 } },
  { collection: TOOLS, key: { clients: 1 } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
