import { mayPlace, mayRemoveFrom } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, type ServiceContext } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { Programs } from '../programs/programs-repository';
import { findPlace, organizationOf } from './find-place';
import { withoutPlace } from './person-places';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

/**
 * Out of one place, and every other stays as it is. Whoever is out already stays out, so that an answer that was lost
 * can be asked for again by who still knows the person.
 */
export const removeUser =
  (parts: Parts): Handler<'removeUser'> =>
  async ({ actor, body: { user_uid, entity }, now, logSecurity }) => {
    const place = await findPlace(parts, actor, entity);
    if (place.kind === 'platform' || !mayRemoveFrom(actor, place)) throw new NotAllowed(MESSAGES.notAllowed);
    admitted(actor, await parts.people.find(user_uid), mayPlace);
    await changePerson(parts, user_uid, now, (person) =>
      withoutPlace(admitted(actor, person, mayPlace), place),
    );
    logSecurity({ event: 'place-removed', result: 'done', about_uid: user_uid, ...organizationOf(place) });
    return { ok: true };
  };
