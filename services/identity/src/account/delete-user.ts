import { hasGlobalRole, mayDeleteAccount } from '@coaching/access';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { ClientSession } from 'mongodb';
import { removePerson } from '../people/change-person';
import { living, type People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';

interface Parts {
  people: People;
  context: ServiceContext;
}

/** Without a Superuser nobody could give anybody that role again. @throws Invalid */
async function refuseLastSuperuser({ collection }: People, person: PersonRecord, session: ClientSession) {
  if (!hasGlobalRole(person, 'Superuser')) return;
  const others = { ...living, roles: 'Superuser' as const, uid: { $ne: person.uid } };
  if ((await collection.countDocuments(others, { session, limit: 1 })) > 0) return;
  throw new Invalid('This is the last Superuser. Please give somebody else that role first.');
}

export const deleteUser =
  ({ people, context }: Parts): Handler<'deleteUser'> =>
  async ({ actor, params: { id }, now }) => {
    await context.transaction(async (transaction) => {
      const person = admitted(actor, await people.find(id, transaction.session), mayDeleteAccount);
      await refuseLastSuperuser(people, person, transaction.session);
      await removePerson(people, person, { by: actor.uid, now }, transaction);
    });
    return { ok: true };
  };
