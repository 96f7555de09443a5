import { type IndexPlan, PEOPLE } from '@coaching/service-kit';
import { sortFields } from './lists/step-page';
import { STEPS } from './steps/steps-repository';
import { TOOLS } from './tools/tools-repository';

const { added, ...listColumns } = sortFields;

/** A page of a coach's open or completed steps, in any order, is read from one index. */
const coachLists: IndexPlan[] = Object.values(listColumns).map((column) => ({
  collection: STEPS,
  key: { user: 1, state: 1, [column]: 1, uid: 1 },
}));

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: STEPS, key: { uid: 1 }, options: { unique: true } },
  { collection: STEPS, key: { tool_uid: 1, [added]: 1, uid: 1 } },
  ...coachLists,
  // A coachee's are few enough to be sorted when they are asked for.
  { collection: STEPS, key: { clients: 1, state: 1 } },
  { collection: TOOLS, key: { uid: 1 }, options: { unique: true } },
  { collection: TOOLS, key: { user: 1 } },
  { collection: TOOLS, key: { clients: 1 } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
