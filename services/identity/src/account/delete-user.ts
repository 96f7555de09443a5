import { mayDeleteAccount } from '@coaching/access';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import { removePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { confirmed } from '../session/confirmation';
import { accountNewsMails } from './account-news';
import { refuseLastSuperuser } from './last-superuser';

interface Parts {
  people: People;
  context: ServiceContext;
}

export const deleteUser =
  ({ people, context }: Parts): Handler<'deleteUser'> =>
  async ({ actor, confirmed_at, params: { id }, now, logSecurity }) => {
    admitted(actor, await people.find(id), mayDeleteAccount);
    await confirmed(people, { actor, confirmed_at, now });
    await context.transaction(async (transaction) => {
      const person = admitted(actor, await people.find(id, transaction.session), mayDeleteAccount);
      await refuseLastSuperuser(people, person, transaction.session);
      await removePerson(people, person, { by: actor.uid, now }, transaction);
      const by = actor.uid === id ? undefined : actor.username;
      for (const mail of accountNewsMails(person, { news: 'account_deleted', by }))
        await transaction.announce(mail);
    });
    logSecurity({ event: 'account-deleted', result: 'done', about_uid: id });
    return { ok: true };
  };
