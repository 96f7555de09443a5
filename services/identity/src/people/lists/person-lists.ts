import { isCoachable } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import type { PersonRecord } from '../person-record';

/** The list of everybody who is not in the recycle bin. */
export const EVERYBODY = 'all';
export const ofOrganization = (uid: string) => `org ${uid}`;
export const ofProgram = (uid: string) => `program ${uid}`;
/** Whom a coach invited. */
export const ofCoach = (uid: string) => `coach ${uid}`;

/** Those of a list who hold a role there: anywhere, in the organisation or one of its programs, in the program itself. */
export const holding = (list: string, role: Role) => `${list} as ${role}`;

/** The few of a list who take no part in coaching. */
export const apartIn = (list: string) => `${list} apart`;

/** The list of whose people some are in a group of it; null for what is no group. */
export const listOfGroup = (name: string): string | null =>
  / (as .+|apart)$/.test(name) ? name.replace(/ (as .+|apart)$/, '') : null;

/** Where a person stands: read along indexes in every order, or by last name alone. */
export interface Standing {
  lists: string[];
  /** Parts of lists (`holding`, `apartIn`). */
  groups: string[];
}

const distinct = (names: readonly string[]) => [...new Set(names)];

/** The lists that a person is in; none while they are in the recycle bin. */
export function standingOf(
  person: Pick<PersonRecord, 'roles' | 'schools' | 'coaches' | 'deleted_at'>,
): Standing {
  if (person.deleted_at) return { lists: [], groups: [] };
  const { roles, schools, coaches } = person;
  const inSchool = ({ roles, programs }: PersonRecord['schools'][number]) => [
    ...roles,
    ...programs.flatMap((program) => program.roles),
  ];
  const places: [list: string, held: readonly Role[]][] = [
    [EVERYBODY, [...roles, ...schools.flatMap(inSchool)]],
    ...schools.flatMap((school): [string, Role[]][] => [
      [ofOrganization(school.organization_uid), inSchool(school)],
      ...school.programs.map(({ program_uid, roles }): [string, Role[]] => [ofProgram(program_uid), roles]),
    ]),
    ...coaches.map((coach): [string, Role[]] => [ofCoach(coach), []]),
  ];
  const apart = isCoachable(person) ? [] : places.map(([list]) => apartIn(list));
  const held = places.flatMap(([list, roles]) => roles.map((role) => holding(list, role)));
  return { lists: distinct(places.map(([list]) => list)), groups: distinct([...held, ...apart]) };
}
