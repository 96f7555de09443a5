import { mayManageLogins } from '@coaching/access';
import { MESSAGES, newUid } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext, TooMany } from '@coaching/service-kit';
import { CODE_LIFE_MS } from '../codes/code-rules';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import { hasLogin, MOST_LOGINS } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** When the first of the codes has stopped to work. */
const WAIT_SECONDS = CODE_LIFE_MS / 1000;

const refused = (message: string) => new Invalid(message, [{ path: 'email', message }]);

/** Sends a code whether or not another account has the address, so that nobody learns that it does. */
export const addEmail =
  ({ codes, people, context }: Parts): Handler<'addEmail'> =>
  async ({ actor, body: { uid, email }, now }) => {
    const person = admitted(actor, await people.find(uid), mayManageLogins);
    if (hasLogin(person, 'email', email)) throw refused(MESSAGES.emailOwned);
    if (person.uams.length >= MOST_LOGINS) throw refused(MESSAGES.tooManyEmails);
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'new-email', email, user_uid: uid }, now, session);
      if (!issued)
        throw new TooMany(
          'There are codes on their way already. Please use those, or try again later.',
          WAIT_SECONDS,
        );
      const { code, expires_at } = issued;
      const { username } = person;
      const mail = {
        template: 'email_change' as const,
        to: email,
        username,
        code,
        expires_at: expires_at.toISOString(),
      };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    });
    return { user: presentUser(person, actor) };
  };
