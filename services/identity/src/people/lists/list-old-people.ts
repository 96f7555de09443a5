import {
  rewriteOldRows,
  type ServiceContext,
  type Transaction,
  WITH_DELETED,
  type Work,
} from '@coaching/service-kit';
import type { People } from '../people-repository';
import { listIndex, type PersonRecord, WITHOUT_LISTS } from '../person-record';
import { WITHOUT_KEYS } from './lists-made';

/** People in one transaction. */
const BATCH = 100;

/** Stores some anew who were stored before they were in lists. @returns how many; 0 when nobody is left */
export async function listSome(people: People, { session }: Pick<Transaction, 'session'>): Promise<number> {
  const some = await people.model
    .find(WITHOUT_KEYS, WITHOUT_LISTS, { session, ...WITH_DELETED })
    .hint(listIndex('last_name'))
    .limit(BATCH)
    .lean<PersonRecord[]>();
  await people.putAll(some, session);
  return some.length;
}

/** People who were stored before they were in lists are stored anew, once, while the service is up. */
export const listOldPeople = (context: Pick<ServiceContext, 'transaction' | 'log'>, people: People): Work =>
  rewriteOldRows(context, 'people from before could not be listed', (transaction) =>
    listSome(people, transaction),
  );
