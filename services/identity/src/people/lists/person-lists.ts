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

/** The lists that a person is in; none while they are in the recycle bin. */
export function listsOf(
  person: Pick<PersonRecord, 'roles' | 'schools' | 'coaches' | 'deleted_at'>,
): string[] {
  if (person.deleted_at) return [];
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
  return [...new Set([...places.map(([list]) => list), ...held, ...apart])];
}
