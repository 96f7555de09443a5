import { MESSAGES } from '@coaching/contracts';
import {
  isDuplicateKey,
  NotAllowed,
  type Restoring,
  restoreEntity,
  type ServiceContext,
} from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { organizationsWithoutSeatFor } from '../seats/require-seats';
import { accountKind, addressTaken } from './account-kind';

interface Parts {
  people: People;
  organizations: Organizations;
  context: ServiceContext;
}

/**
 * Brings an account back; one that is there stays as it is.
 * @throws NotFound, Conflict while one of its addresses is another account's, NotAllowed where it would coach and there
 * are too few seats
 */
export function restoreUser(parts: Parts, restoring: Restoring): Promise<PersonRecord> {
  const { people, context } = parts;
  const account = accountKind(people);
  const seated: typeof account = {
    ...account,
    async beforeRestore(person, deed) {
      const when = { now: restoring.now, session: deed.session };
      const full = await organizationsWithoutSeatFor(parts, person, when);
      if (full.length > 0) throw new NotAllowed(MESSAGES.noSeats);
      return (await account.beforeRestore?.(person, deed)) ?? {};
    },
  };
  return restoreEntity(seated, context, restoring).catch((error: unknown) => {
    throw isDuplicateKey(error) ? addressTaken() : error;
  });
}
