import { mayChangeLogins } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import { confirmed } from '../session/confirmation';
import { ownSession } from '../session/own-session';
import { changeLogins } from './change-logins';
import { addressesOf, withoutLogin } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** What is gone already stays gone, so that an answer that was lost can be asked for again. */
export const deleteEmail =
  (parts: Parts): Handler<'deleteEmail'> =>
  async ({ actor, confirmed_at, body: { uid, system, system_key }, now, grantSession, logSecurity }) => {
    const { people } = parts;
    admitted(actor, await people.find(uid), mayChangeLogins);
    await confirmed(people, { actor, confirmed_at, now });
    const key = system === 'email' ? system_key.toLowerCase() : system_key;
    const news = { news: 'email_removed' as const, email: system === 'email' ? key : undefined };
    const changed = await changeLogins(parts, { uid, actor, news, now }, (person) => {
      const left = addressesOf(person).filter((address) => system !== 'email' || address !== key);
      if (left.length === 0) throw new Invalid(MESSAGES.lastEmail);
      return withoutLogin(person, system, key);
    });
    logSecurity({ event: 'address-removed', result: 'done', about_uid: uid, email: system_key });
    grantSession(await ownSession(people, actor, changed));
    return { user: presentUser(changed, actor) };
  };
