import { mayChangeRoles, mayPlace } from '@coaching/access';
import { roles as everyRole, MESSAGES, type Role } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound, type ServiceContext } from '@coaching/service-kit';
import { refuseLastSuperuser } from '../account/last-superuser';
import type { Organizations } from '../organizations/organizations-repository';
import { putPerson } from '../people/change-person';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import { requireSeats } from '../seats/require-seats';
import { confirmed } from '../session/confirmation';
import { findPlace, organizationOf } from './find-place';
import { rolesIn, withRoles } from './person-places';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

const same = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

/** Nobody comes into a place by this: that is an invitation, of which they get a mail. */
export const setRoles =
  ({ people, context, ...places }: Parts): Handler<'setRoles'> =>
  async ({ actor, confirmed_at, body: { user_uid, roles, entity }, now, logSecurity }) => {
    const place = await findPlace({ people, ...places }, actor, entity);
    if (place.kind === 'coaches') throw new NotFound(MESSAGES.notFound);
    const wanted = everyRole.filter((role) => roles.includes(role));
    const changed = await context.transaction(async (transaction) => {
      const person = admitted(actor, await people.find(user_uid, transaction.session), mayPlace);
      const held = rolesIn(person, place);
      if (held === null) throw new NotFound(MESSAGES.notFound);
      if (!mayChangeRoles(actor, place, held, wanted)) throw new NotAllowed(MESSAGES.notAllowed);
      if (same(held, wanted)) return person;
      await confirmed(people, { actor, confirmed_at, now });
      if (place.kind === 'platform' && !wanted.includes('Superuser'))
        await refuseLastSuperuser(people, person, transaction.session);
      const after = { ...withRoles(person, place, wanted), revision: person.revision + 1, updated_at: now };
      if ('organization_uid' in place)
        await requireSeats(
          { people, organizations: places.organizations },
          place,
          [{ before: person, after }],
          { now, session: transaction.session },
        );
      await putPerson(people, after, transaction);
      return after;
    });
    logSecurity({ event: 'roles-changed', result: 'done', about_uid: user_uid, ...organizationOf(place) });
    return { user: presentUser(await inLivingPlace(places, changed), actor) };
  };
