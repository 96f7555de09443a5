import { isCoachable, isMemberOf, mayAdministerPerson, mayUpdateAccount } from '@coaching/access';
import {
  type Actor,
  type ListedUser,
  licenseDayOf,
  type Person,
  type User,
  type UserSummary,
} from '@coaching/contracts';
import { addressesOf } from '../account/logins';
import { maySeeAccount } from './person-policy';
import { isDisabled, type PersonRecord } from './person-record';

/** A place of theirs, with the campuses and courses that the specification names and that nobody has. */
const presentSchool = ({
  programs,
  ...school
}: PersonRecord['schools'][number]): User['schools'][number] => ({
  ...school,
  programs: programs.map((program) => ({ ...program, campuses: [], courses: [] })),
});

/** What they are licensed for. */
export const presentLicenses = ({ licenses }: Pick<PersonRecord, 'licenses'>): User['licenses'] =>
  licenses.map(({ product, start_date, end_date }) => ({
    product,
    start_date: licenseDayOf(start_date),
    end_date: licenseDayOf(end_date),
  }));

/** A person in full. */
export function presentOwnUser(person: PersonRecord): User {
  return {
    uid: person.uid,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    username: person.username,
    initials: person.initials,
    picture: person.picture,
    roles: person.roles,
    schools: person.schools.map(presentSchool),
    uams: person.uams,
    licenses: presentLicenses(person),
  };
}

/** The person who is signed in, as they see themselves. */
export const presentSelf = (person: PersonRecord): User => ({
  ...presentOwnUser(person),
  has_password: person.password_hash !== null,
});

/** A person as another sees them: only the organisations both are in, and no logins or licences. */
export function presentUser(person: PersonRecord, viewer: Actor): User {
  if (viewer.uid === person.uid) return presentSelf(person);
  const user = {
    ...presentOwnUser(person),
    may_update: mayUpdateAccount(viewer, person),
    ...(mayAdministerPerson(viewer, person) && { disabled: isDisabled(person) }),
  };
  if (maySeeAccount(viewer, person)) return user;
  return {
    ...user,
    schools: user.schools.filter((school) => isMemberOf(viewer, school.organization_uid)),
    uams: [],
    licenses: [],
  };
}

/** What lists call somebody who has not entered their name yet: as much of their address as tells them apart. */
const named = ({ username, initials, email }: PersonRecord, called: string) =>
  username === '' ? { username: called, initials: email[0]!.toUpperCase() } : { username, initials };

/** A person as a list or picker shows them; by their address while they have no name. */
export function presentSummary(person: PersonRecord): UserSummary {
  const { uid, picture, email } = person;
  return { uid, ...named(person, email), picture, email };
}

/** A person in a list: to whom administers them with names, roles and licences, as far as `presentUser` shows those. */
export function presentListed(person: PersonRecord, viewer: Actor): ListedUser {
  const summary = presentSummary(person);
  if (!mayAdministerPerson(viewer, person)) return summary;
  const { first_name, last_name, roles, schools, licenses, disabled } = presentUser(person, viewer);
  return { ...summary, first_name, last_name, roles, schools, licenses, disabled };
}

/**
 * What is published to other domains of a person. Their lists show it to people who need not know an address, so that who
 * has no name yet is called by the part before the @.
 */
export function presentToDomains(person: PersonRecord): Person {
  const { uid, picture, first_name, last_name, email, coaches } = person;
  return {
    uid,
    ...named(person, email.split('@')[0]!),
    picture,
    first_name,
    last_name,
    email,
    emails: addressesOf(person),
    coaches,
    is_coachable: isCoachable(person),
    is_disabled: isDisabled(person),
    roles: person.roles,
    schools: person.schools.map(({ organization_uid, roles, programs }) => ({
      organization_uid,
      roles,
      programs: programs.map(({ program_uid, program_name, roles }) => ({
        program_uid,
        program_name,
        roles,
      })),
    })),
  };
}
