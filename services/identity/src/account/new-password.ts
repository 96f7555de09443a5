import { mayChangeLogins } from '@coaching/access';
import { passwordProblem } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { confirmed } from '../session/confirmation';
import { ownSession } from '../session/own-session';
import type { Passwords } from '../sign-in/passwords';
import { changeLogins } from './change-logins';
import { addressesOf } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  passwords: Passwords;
  context: ServiceContext;
}

export const newPassword =
  (parts: Parts): Handler<'newPassword'> =>
  async ({ actor, confirmed_at, body: { password, user_uid: uid }, now, grantSession, logSecurity }) => {
    const { people, passwords } = parts;
    const person = admitted(actor, await people.find(uid), mayChangeLogins);
    await confirmed(people, { actor, confirmed_at, now });
    const message = passwordProblem(password, addressesOf(person));
    if (message) throw new Invalid(message, [{ path: 'password', message }]);
    const password_hash = await passwords.hash(password);
    const change = { uid, actor, news: { news: 'password_changed' as const }, now };
    const changed = await changeLogins(parts, change, (current) => ({ ...current, password_hash }));
    logSecurity({ event: 'password-changed', result: 'done', about_uid: uid });
    grantSession(await ownSession(people, actor, changed));
    return { ok: true };
  };
