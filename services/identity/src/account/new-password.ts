import { mayManageLogins } from '@coaching/access';
import { MESSAGES, passwordProblem } from '@coaching/contracts';
import { type Handler, Invalid, NotSignedIn, type ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { sessionOf, withSessionsEnded } from '../session/session-of';
import type { Passwords } from '../sign-in/passwords';
import { addressesOf } from './logins';

interface Parts {
  people: People;
  passwords: Passwords;
  context: ServiceContext;
}

export const newPassword =
  ({ people, passwords, context }: Parts): Handler<'newPassword'> =>
  async ({ actor, body: { password, user_uid }, now, grantSession }) => {
    const person = admitted(actor, await people.find(user_uid), mayManageLogins);
    const message = passwordProblem(password, addressesOf(person));
    if (message) throw new Invalid(message, [{ path: 'password', message }]);
    const password_hash = await passwords.hash(password);
    const changed = await changePerson({ people, context }, user_uid, now, (current) =>
      withSessionsEnded({ ...admitted(actor, current, mayManageLogins), password_hash }),
    );
    const self = user_uid === actor.uid ? changed : await people.find(actor.uid);
    if (!self) throw new NotSignedIn(MESSAGES.signInFirst);
    grantSession(sessionOf(self, actor.organization_uid));
    return { ok: true };
  };
