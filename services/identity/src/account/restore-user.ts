import { isDuplicateKey, type Restoring, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { accountKind, addressTaken } from './account-kind';

/**
 * Brings an account back; one that is there stays as it is.
 * @throws NotFound, Conflict while one of its addresses is another account's
 */
export const restoreUser = (
  { people, context }: { people: People; context: ServiceContext },
  restoring: Restoring,
): Promise<PersonRecord> =>
  restoreEntity(accountKind(people), context, restoring).catch((error: unknown) => {
    throw isDuplicateKey(error) ? addressTaken() : error;
  });
