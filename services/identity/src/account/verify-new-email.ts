import { mayManageLogins } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import { MOST_LOGINS, withEmail } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** Whoever brings the code has proved that the address is theirs, so they may be told what else has it. */
function taken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw new Invalid(MESSAGES.emailTaken, [{ path: 'email', message: MESSAGES.emailTaken }]);
}

export const verifyNewEmail =
  (parts: Parts): Handler<'verifyNewEmail'> =>
  async ({ actor, body: { uid, email, verification_code }, now }) => {
    admitted(actor, await parts.people.find(uid), mayManageLogins);
    const proves = { purpose: 'new-email' as const, email, user_uid: uid };
    if (!(await parts.codes.redeem(proves, verification_code, now))) throw new Invalid(MESSAGES.wrongCode);
    const changed = await changePerson(parts, uid, now, (current) => {
      const person = admitted(actor, current, mayManageLogins);
      if (person.uams.length >= MOST_LOGINS) throw new Invalid(MESSAGES.tooManyEmails);
      return withEmail(person, email);
    }).catch(taken);
    return { user: presentUser(changed, actor) };
  };
