import { mayChangeLogins } from '@coaching/access';
import { MESSAGES, newUid } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes, IssuedCode } from '../codes/codes-repository';
import { tooManyCodes } from '../codes/too-many-codes';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { presentUser } from '../people/present-person';
import { confirmed } from '../session/confirmation';
import { accountNewsMails } from './account-news';
import { hasLogin, MOST_LOGINS } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

const refused = (message: string) => new Invalid(message, [{ path: 'email', message }]);

function codeMailed(isOwn: boolean, { uid, username }: PersonRecord, to: string, issued: IssuedCode) {
  const proof = { to, username, code: issued.code, expires_at: issued.expires_at.toISOString() };
  const mail = isOwn
    ? { template: 'email_change' as const, ...proof }
    : { template: 'email_added_by_staff' as const, user_uid: uid, ...proof };
  return { type: 'mail.requested' as const, entity_uid: newUid(), revision: 1, data: { mail } };
}

/**
 * Sends a code whether or not another account has the address, so that nobody learns that it does. Of what staff
 * adds, the addresses that are there get a mail in the same transaction, before there is a code to bring.
 */
export const addEmail =
  ({ codes, people, context }: Parts): Handler<'addEmail'> =>
  async ({ actor, confirmed_at, body: { uid, email }, now, logSecurity }) => {
    const person = admitted(actor, await people.find(uid), mayChangeLogins);
    await confirmed(people, { actor, confirmed_at, now });
    if (hasLogin(person, 'email', email)) throw refused(MESSAGES.emailOwned);
    if (person.uams.length >= MOST_LOGINS) throw refused(MESSAGES.tooManyEmails);
    const isOwn = actor.uid === uid;
    const purpose = isOwn ? 'new-email' : 'staff-email';
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose, email, user_uid: uid }, now, session);
      if (!issued) throw tooManyCodes();
      const mails = isOwn
        ? []
        : accountNewsMails(person, { news: 'email_proposed', email, by: actor.username });
      for (const mail of mails) await announce(mail);
      await announce(codeMailed(isOwn, person, email, issued));
    });
    logSecurity({ event: 'address-requested', result: 'done', about_uid: uid, email });
    return { user: presentUser(person, actor) };
  };
