import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, NotSignedIn } from '@coaching/service-kit';
import { hasLogin } from '../account/logins';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import type { Passwords } from '../sign-in/passwords';
import { sessionOf } from './session-of';

interface Parts {
  codes: Codes;
  people: People;
  passwords: Passwords;
}

/** The address is one of the person's own, so that tries count against the account they are made on. */
export const confirmSession =
  ({ codes, people, passwords }: Parts): Handler<'confirmSession'> =>
  async ({ actor, body: { email, password, otp }, now, visitor, grantSession }) => {
    const self = await people.find(actor.uid);
    if (!self) throw new NotSignedIn(MESSAGES.signInFirst);
    const isTheirs = hasLogin(self, 'email', email);
    if (password !== undefined) {
      const matches = await passwords.matches(password, isTheirs ? self.password_hash : null);
      const message = MESSAGES.wrongPassword;
      if (!matches) throw new Invalid(message, [{ path: 'password', message }]);
    } else {
      const redeemed = isTheirs && (await codes.redeem({ purpose: 'sign-in', email, visitor }, otp!, now));
      const message = MESSAGES.wrongCode;
      if (!redeemed) throw new Invalid(message, [{ path: 'otp', message }]);
    }
    grantSession({ ...sessionOf(self, actor.organization_uid), confirmed: true });
    return true;
  };
