import type { ServiceContext, Work } from '@coaching/service-kit';
import { rewriteOldRows, WITH_DELETED } from '@coaching/service-kit';
import type { People } from '../people-repository';
import { listIndex, type PersonRecord, WITHOUT_LISTS } from '../person-record';
import { WITHOUT_KEYS } from './lists-made';

/** People in one transaction. */
const BATCH = 100;

/** People who were stored before they were in lists are stored anew, once, while the service is up. */
export function listOldPeople(context: Pick<ServiceContext, 'transaction' | 'log'>, people: People): Work {
  return rewriteOldRows(context, 'people from before could not be listed', async ({ session }) => {
    const some = await people.model
      .find(WITHOUT_KEYS, WITHOUT_LISTS, { session, ...WITH_DELETED })
      .hint(listIndex('last_name'))
      .limit(BATCH)
      .lean<PersonRecord[]>();
    await people.putAll(some, session);
    return some.length;
  });
}
