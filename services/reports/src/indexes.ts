import type { IndexPlan } from '@coaching/service-kit';
import { INTERACTIONS } from './interactions/interactions-repository';
import { PEOPLE } from './people/people-repository';

const sortedBy = ['keys.title', 'timestamp', 'duration', 'keys.client', 'keys.tool'];

/**
 * A page of a coach's or a client's list, in any order, is read from one index, and a search looks through the
 * index before it opens a row.
 */
const lists: IndexPlan[] = ['user', 'clients'].flatMap((whose) =>
  sortedBy.map((column) => ({
    collection: INTERACTIONS,
    key: { [whose]: 1, [column]: 1, uid: 1, 'keys.search': 1 },
  })),
);

/** What the queries of this service are answered by. */
export const indexes: IndexPlan[] = [
  { collection: INTERACTIONS, key: { uid: 1 }, options: { unique: true } },
  ...lists,
  { collection: PEOPLE, key: { uid: 1 }, options: { unique: true } },
];
