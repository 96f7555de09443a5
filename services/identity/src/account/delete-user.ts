import { mayDeleteAccount } from '@coaching/access';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import { removePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';

interface Parts {
  people: People;
  context: ServiceContext;
}

export const deleteUser =
  ({ people, context }: Parts): Handler<'deleteUser'> =>
  async ({ actor, params: { id }, now }) => {
    await context.transaction(async (transaction) => {
      const person = admitted(actor, await people.find(id, transaction.session), mayDeleteAccount);
      await removePerson(people, person, { by: actor.uid, now }, transaction);
    });
    return { ok: true };
  };
