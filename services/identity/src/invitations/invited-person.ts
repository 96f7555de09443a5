import { isCoachable, mayPlace } from '@coaching/access';
import { type Actor, type CallBody, fullName, initialsOf, newUid, type Role } from '@coaching/contracts';
import { newPerson } from '../people/new-person';
import { maySee } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import type { NamedPlace } from '../places/find-place';
import { withRole } from '../places/person-places';

export type InvitedUser = CallBody<'addInviteUsers'>['users'][number];

/** Somebody who was not there yet and is nothing anywhere; they prove the address when they first sign in. */
export function invitedPerson({ first_name, last_name, email }: InvitedUser, now: Date): PersonRecord {
  const [name] = email.split('@');
  const names = {
    first_name,
    last_name,
    username: fullName(first_name, last_name) || name!,
    initials: initialsOf(first_name, last_name) || name!.slice(0, 1).toUpperCase(),
  };
  return { ...newPerson(email, now), ...names, uid: newUid(), roles: [] };
}

/** Whether this person can be invited there: nobody coaches themselves, and staff is placed by a Superuser alone. */
export const canBeInvited = (actor: Actor, place: NamedPlace, person: PersonRecord) =>
  place.kind === 'coaches' ? person.uid !== place.coach_uid && isCoachable(person) : mayPlace(actor, person);

/**
 * Whether this person is invited in words alone: they cannot be, and the inviter, who does not see them, is answered as
 * of an address that nobody has. A refusal would say who works for the platform.
 */
export const isWithheld = (actor: Actor, place: NamedPlace, person: PersonRecord) =>
  !canBeInvited(actor, place, person) && !maySee(actor, person);

/** The person as a client of a coach; the very same person when they are. */
export function withCoach(person: PersonRecord, coach_uid: string): PersonRecord {
  if (person.coaches.includes(coach_uid)) return person;
  return { ...person, coaches: [...person.coaches, coach_uid] };
}

/** Somebody who is new, as what they are invited to be. */
export const placed = (person: PersonRecord, place: NamedPlace, role: Role): PersonRecord =>
  place.kind === 'coaches'
    ? withCoach({ ...person, roles: [role] }, place.coach_uid)
    : withRole(person, place, role);

/** Somebody who was there already, with the place besides; the very same where they have it. */
export function placedToo(person: PersonRecord, place: NamedPlace, role: Role, now: Date): PersonRecord {
  const after = place.kind === 'coaches' ? withCoach(person, place.coach_uid) : withRole(person, place, role);
  return after === person ? person : { ...after, revision: person.revision + 1, updated_at: now };
}
