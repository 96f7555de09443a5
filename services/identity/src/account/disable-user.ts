import { mayDisableAccount } from '@coaching/access';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { putPerson } from '../people/change-person';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { isDisabled, type PersonRecord } from '../people/person-record';
import { presentUser } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import { confirmed } from '../session/confirmation';
import { withSessionsEnded } from '../session/session-of';
import { refuseLastSuperuser } from './last-superuser';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

/** The person locked out, with every session over, or let in again. */
const locked = (person: PersonRecord, disabled: boolean, now: Date): PersonRecord => ({
  ...(disabled ? withSessionsEnded(person) : person),
  disabled_at: disabled ? now : null,
  revision: person.revision + 1,
  updated_at: now,
});

export const disableUser =
  ({ people, context, ...places }: Parts): Handler<'disableUser'> =>
  async ({ actor, confirmed_at, body: { user_uid, disabled }, now, logSecurity }) => {
    const changed = await context.transaction(async (transaction) => {
      const person = admitted(actor, await people.find(user_uid, transaction.session), mayDisableAccount);
      if (isDisabled(person) === disabled) return person;
      await confirmed(people, { actor, confirmed_at, now });
      if (disabled) await refuseLastSuperuser(people, person, transaction.session);
      const after = locked(person, disabled, now);
      await putPerson(people, after, transaction);
      return after;
    });
    logSecurity({
      event: disabled ? 'account-disabled' : 'account-enabled',
      result: 'done',
      about_uid: user_uid,
    });
    return { user: presentUser(await inLivingPlace(places, changed), actor) };
  };
