import type { Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import type { PersonRecord, SchoolRecord } from '../people/person-record';
import type { NamedPlace } from './find-place';

/** Where a person holds roles; clients of a coach hold none there. */
export type PlaceWithRoles = Exclude<NamedPlace, { kind: 'coaches' }>;

type InOrganization = Exclude<PlaceWithRoles, { kind: 'platform' }>;
/** Where a person holds roles, by its uids. */
type RolesPlace = Exclude<Place, { kind: 'coaches' }>;

const schoolOf = ({ schools }: PersonRecord, { organization_uid }: { organization_uid: string }) =>
  schools.find((school) => school.organization_uid === organization_uid);

/** What a person is in a place; null when they are not in it. */
export function rolesIn(person: PersonRecord, place: RolesPlace): readonly Role[] | null {
  if (place.kind === 'platform') return person.roles;
  const school = schoolOf(person, place);
  if (place.kind === 'organization') return school?.roles ?? null;
  return school?.programs.find(({ program_uid }) => program_uid === place.program_uid)?.roles ?? null;
}

function schoolWith(school: SchoolRecord, place: InOrganization, roles: Role[]): SchoolRecord {
  if (place.kind === 'organization') return { ...school, roles };
  const { program_uid, program_name } = place;
  const there = { program_uid, program_name, roles };
  const at = school.programs.findIndex((program) => program.program_uid === program_uid);
  return { ...school, programs: at < 0 ? [...school.programs, there] : school.programs.with(at, there) };
}

/** The person with these roles in a place, who comes into it where they are not in it yet. */
export function withRoles(person: PersonRecord, place: PlaceWithRoles, roles: Role[]): PersonRecord {
  if (place.kind === 'platform') return { ...person, roles };
  const { organization_uid, organization_name } = place;
  const school = schoolOf(person, place);
  const changed = schoolWith(
    school ?? { organization_uid, organization_name, roles: [], programs: [] },
    place,
    roles,
  );
  return {
    ...person,
    schools: school
      ? person.schools.map((each) => (each === school ? changed : each))
      : [...person.schools, changed],
  };
}

/** The person with one role more in a place; the very same person when they hold it there. */
export function withRole(person: PersonRecord, place: PlaceWithRoles, role: Role): PersonRecord {
  const held = rolesIn(person, place) ?? [];
  return held.includes(role) ? person : withRoles(person, place, [...held, role]);
}

function withoutProgram(school: SchoolRecord, program_uid: string): SchoolRecord[] {
  const programs = school.programs.filter((program) => program.program_uid !== program_uid);
  // Who was there by this program alone has no more to do with the organisation.
  return programs.length > 0 || school.roles.length > 0 ? [{ ...school, programs }] : [];
}

/** A place that somebody can be taken out of, by its uids. */
export type LeftPlace = Exclude<Place, { kind: 'platform' }>;

/** The person out of a place and of no other; the very same person when they are not in it. */
export function withoutPlace(person: PersonRecord, place: LeftPlace): PersonRecord {
  if (place.kind === 'coaches') {
    const coaches = person.coaches.filter((uid) => uid !== place.coach_uid);
    return coaches.length === person.coaches.length ? person : { ...person, coaches };
  }
  if (rolesIn(person, place) === null) return person;
  const schools = person.schools.flatMap((school) => {
    if (school.organization_uid !== place.organization_uid) return [school];
    return place.kind === 'organization' ? [] : withoutProgram(school, place.program_uid);
  });
  const leftHome = schools.every(
    ({ organization_uid }) => organization_uid !== person.default_organization_uid,
  );
  return {
    ...person,
    schools,
    default_organization_uid: leftHome ? null : person.default_organization_uid,
  };
}
