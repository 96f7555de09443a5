import { mayPlace, mayRemoveFrom } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound } from '@coaching/service-kit';
import { withCoach } from '../invitations/invited-person';
import { putPerson } from '../people/change-person';
import type { PersonRecord } from '../people/person-record';
import { findPlace, type NamedPlace, organizationOf } from './find-place';
import { rolesIn, withRoles } from './person-places';
import type { RemovalRecord } from './removal-record';
import type { RemoveUserParts } from './remove-user';

/** The person as they were in the place; the very same person when somebody brought them back meanwhile. */
function putBack(person: PersonRecord, place: NamedPlace, removal: RemovalRecord): PersonRecord {
  if (place.kind === 'coaches') return withCoach(person, place.coach_uid);
  if (place.kind === 'platform' || rolesIn(person, place) !== null) return person;
  const back = withRoles(person, place, removal.roles);
  const all = removal.programs.reduce(
    (so, { roles, ...program }) => withRoles(so, { ...place, kind: 'program', ...program }, roles),
    back,
  );
  return removal.was_home ? { ...all, default_organization_uid: place.organization_uid } : all;
}

/**
 * Puts somebody back whom the actor took out a moment ago, as what they were; nobody is mailed, and for the person nothing
 * has happened.
 */
export const undoRemoveUser =
  ({ removals, ...parts }: RemoveUserParts): Handler<'undoRemoveUser'> =>
  async ({ actor, body: { user_uid, entity }, now, logSecurity }) => {
    const place = await findPlace(parts, actor, entity);
    if (!mayRemoveFrom(actor, place)) throw new NotAllowed(MESSAGES.notAllowed);
    await parts.context.transaction(async (transaction) => {
      const { session } = transaction;
      const wanted = { by: actor.uid, user_uid, entity_uid: entity.uid };
      const removal = await removals.take(wanted, now, session);
      const person = removal && (await parts.people.find(user_uid, session));
      if (!person || !mayPlace(actor, person)) throw new NotFound(MESSAGES.notFound);
      const after = putBack(person, place, removal);
      if (after === person) return;
      await putPerson(
        parts.people,
        { ...after, revision: person.revision + 1, updated_at: now },
        transaction,
      );
    });
    logSecurity({ event: 'place-added', result: 'done', about_uid: user_uid, ...organizationOf(place) });
    return { ok: true };
  };
