import { mayDeleteAccount } from '@coaching/access';
import { deleteEntity, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { confirmed } from '../session/confirmation';
import { accountKind } from './account-kind';

interface Parts {
  people: People;
  context: ServiceContext;
}

export const deleteUser = ({ people, context }: Parts): Handler<'deleteUser'> => {
  const kind = accountKind(people);
  return async ({ actor, confirmed_at, params: { id: uid }, now, logSecurity }) => {
    admitted(actor, await people.find(uid), mayDeleteAccount);
    await confirmed(people, { actor, confirmed_at, now });
    await deleteEntity(kind, context, { actor, uid, now });
    logSecurity({ event: 'account-deleted', result: 'done', about_uid: uid });
    return { ok: true };
  };
};
