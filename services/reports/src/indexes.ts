import { type IndexPlan, PEOPLE } from '@coaching/service-kit';
import { orderIndex, sortFields, wordIndex } from './interactions/interaction-indexes';
import { INTERACTIONS } from './interactions/interactions-repository';
import { TOOLS } from './tools/tools-repository';
import { TALLIES } from './totals/totals-repository';

/** A page of a coach's or a client's list, in any order, is read from one index. */
const lists: IndexPlan[] = (['user', 'clients'] as const).flatMap((whose) =>
  Object.values(sortFields).map((field) => ({ collection: INTERACTIONS, key: orderIndex(whose, field) })),
);

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: INTERACTIONS, key: { uid: 1 }, options: { unique: true } },
  ...lists,
  { collection: INTERACTIONS, key: wordIndex },
  { collection: INTERACTIONS, key: { tool_uid: 1 } },
  { collection: TALLIES, key: { user: 1, word: 1 } },
  { collection: TALLIES, key: { clients: 1, word: 1 } },
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
  { collection: TOOLS, key: { uid: 1 }, options: { unique: true } },
];
