import { isMemberOf } from '@coaching/access';
import type { Actor, Person, User, UserSummary } from '@coaching/contracts';
import { maySeeAccount } from './person-policy';
import type { PersonRecord } from './person-record';

/** A person in full, as they see themselves. */
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
    schools: person.schools,
    uams: person.uams,
    licenses: person.licenses.map(({ product, start_date, end_date }) => ({
      product,
      start_date: start_date.toISOString(),
      end_date: end_date.toISOString(),
    })),
  };
}

/** A person as another sees them: only the organisations both are in, and no logins or licences. */
export function presentUser(person: PersonRecord, viewer: Actor): User {
  const user = presentOwnUser(person);
  if (maySeeAccount(viewer, person)) return user;
  return {
    ...user,
    schools: user.schools.filter((school) => isMemberOf(viewer, school.organization_uid)),
    uams: [],
    licenses: [],
  };
}

/** A person as a list or picker shows them. */
export function presentSummary(person: PersonRecord): UserSummary {
  const { uid, username, initials, picture, email } = person;
  return { uid, username, initials, picture, email };
}

/** What other domains are told of a person. */
export function presentToDomains(person: PersonRecord): Person {
  const { uid, username, initials, picture, first_name, last_name, email, coaches } = person;
  return {
    uid,
    username,
    initials,
    picture,
    first_name,
    last_name,
    email,
    coaches,
    schools: person.schools.map(({ organization_uid, programs }) => ({
      organization_uid,
      programs: programs.map(({ program_uid, program_name }) => ({ program_uid, program_name })),
    })),
  };
}
