import { mayPlace, mayRemoveFrom } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, type ServiceContext } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import type { Programs } from '../programs/programs-repository';
import { findPlace, type NamedPlace, organizationOf } from './find-place';
import { rolesIn, withoutPlace } from './person-places';
import type { RemovalRecord } from './removal-record';
import type { Removals } from './removals-repository';

export interface RemoveUserParts {
  removals: Removals;
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

/** What somebody is in a place. */
function heldIn(
  person: PersonRecord,
  place: NamedPlace,
): Pick<RemovalRecord, 'roles' | 'programs' | 'was_home'> {
  const none = { roles: [], programs: [], was_home: false };
  if (place.kind === 'coaches') return none;
  const roles = [...(rolesIn(person, place) ?? [])];
  if (place.kind !== 'organization') return { ...none, roles };
  const { organization_uid } = place;
  const school = person.schools.find((each) => each.organization_uid === organization_uid);
  const was_home = person.default_organization_uid === organization_uid;
  return { roles, programs: school?.programs ?? [], was_home };
}

/**
 * Out of one place, and every other stays as it is. Whoever is out already stays out, so that an answer that was lost
 * can be asked for again by who still knows the person.
 */
export const removeUser =
  ({ removals, ...parts }: RemoveUserParts): Handler<'removeUser'> =>
  async ({ actor, body: { user_uid, entity }, now, logSecurity }) => {
    const place = await findPlace(parts, actor, entity);
    if (place.kind === 'platform' || !mayRemoveFrom(actor, place)) throw new NotAllowed(MESSAGES.notAllowed);
    admitted(actor, await parts.people.find(user_uid), mayPlace);
    await changePerson(
      parts,
      user_uid,
      now,
      (person) => withoutPlace(admitted(actor, person, mayPlace), place),
      (_, before, { session }) => {
        const removal = { by: actor.uid, user_uid, entity_uid: entity.uid, created_at: now };
        return removals.add({ ...removal, ...heldIn(before, place) }, session);
      },
    );
    logSecurity({ event: 'place-removed', result: 'done', about_uid: user_uid, ...organizationOf(place) });
    return { ok: true };
  };
