import { mayDisableAccount } from '@coaching/access';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { confirmed } from '../session/confirmation';
import { withSessionsEnded } from '../session/session-of';

interface Parts {
  people: People;
  context: ServiceContext;
}

export const signOutUser =
  (parts: Parts): Handler<'signOutUser'> =>
  async ({ actor, confirmed_at, body: { user_uid }, now, logSecurity }) => {
    admitted(actor, await parts.people.find(user_uid), mayDisableAccount);
    await confirmed(parts.people, { actor, confirmed_at, now });
    await changePerson(parts, user_uid, now, (person) =>
      withSessionsEnded(admitted(actor, person, mayDisableAccount)),
    );
    logSecurity({ event: 'signed-out-everywhere', result: 'done', about_uid: user_uid });
    return { ok: true };
  };
