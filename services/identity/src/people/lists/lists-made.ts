import { WITH_DELETED } from '@coaching/service-kit';
import type { People } from '../people-repository';
import { listIndex } from '../person-record';

/** People who were stored before they were in lists. */
export const WITHOUT_KEYS = { 'keys.lists': null } as const;

/** Whether everybody is in their lists, as they are from soon after the first start that makes them. */
export function listsMade({ model }: People): () => Promise<boolean> {
  let made = false;
  return async () => {
    made ||= !(await model
      .findOne(WITHOUT_KEYS, { _id: 0, uid: 1 }, WITH_DELETED)
      .hint(listIndex('last_name'))
      .lean());
    return made;
  };
}
