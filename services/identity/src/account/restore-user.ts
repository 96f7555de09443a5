import { mayRestoreAccount } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import {
  Conflict,
  isDuplicateKey,
  NotFound,
  type Restoring,
  type ServiceContext,
} from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import { putPerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { accountNewsMails } from './account-news';
import { addressesOf } from './logins';

/** Whether an address of a deleted account signs in to another one by now. */
export async function hasTakenAddress(
  { model }: People,
  person: PersonRecord,
  session: ClientSession | null = null,
): Promise<boolean> {
  const logins = { uams: { $elemMatch: { system: 'email', system_key: { $in: addressesOf(person) } } } };
  return (await model.exists({ ...logins, uid: { $ne: person.uid } }).session(session)) !== null;
}

const taken = () => new Conflict(MESSAGES.addressUsedAgain);

/**
 * Brings an account back with its places, licences and password, but no session; one that is there stays as it is. Every
 * address of it is told.
 * @throws NotFound, Conflict while one of its addresses is another account's
 */
export const restoreUser = (
  { people, context }: { people: People; context: ServiceContext },
  { actor, uid, now }: Restoring,
): Promise<PersonRecord> =>
  context
    .transaction(async (transaction) => {
      const stored = await people.findAny(uid, transaction.session);
      if (!stored || !mayRestoreAccount(actor, stored)) throw new NotFound(MESSAGES.notFound);
      if (!stored.deleted_at) return stored;
      if (await hasTakenAddress(people, stored, transaction.session)) throw taken();
      const stamps = { revision: stored.revision + 1, updated_at: now, deleted_at: null, deleted_by: null };
      const restored = { ...stored, ...stamps };
      await putPerson(people, restored, transaction);
      for (const mail of accountNewsMails(restored, { news: 'account_restored', by: actor.username }))
        await transaction.announce(mail);
      return restored;
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? taken() : error;
    });
