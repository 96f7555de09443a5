import { mayManageLogins } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import { addressesOf, withoutLogin } from './logins';

interface Parts {
  people: People;
  context: ServiceContext;
}

/** What is gone already stays gone, so that an answer that was lost can be asked for again. */
export const deleteEmail =
  (parts: Parts): Handler<'deleteEmail'> =>
  async ({ actor, body: { uid, system, system_key }, now }) => {
    admitted(actor, await parts.people.find(uid), mayManageLogins);
    const changed = await changePerson(parts, uid, now, (current) => {
      const person = admitted(actor, current, mayManageLogins);
      const key = system === 'email' ? system_key.toLowerCase() : system_key;
      const left = addressesOf(person).filter((address) => system !== 'email' || address !== key);
      if (left.length === 0) throw new Invalid(MESSAGES.lastEmail);
      return withoutLogin(person, system, key);
    });
    return { user: presentUser(changed, actor) };
  };
