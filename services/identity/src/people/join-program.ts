import { isInProgram } from '@coaching/access';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { ProgramRecord } from '../programs/program-record';
import type { PersonRecord } from './person-record';

/** What a course code leads to; null for none. */
export type Course = { program: ProgramRecord; organization: OrganizationRecord } | null;

/** The person as they are once in the program, as a coachee; whoever is in it already stays what they are. */
export function joined(person: PersonRecord, course: Course): PersonRecord {
  if (!course || isInProgram(person, course.program.uid)) return person;
  const { uid: organization_uid, name: organization_name } = course.organization;
  const { uid: program_uid, program_name } = course.program;
  const place = { program_uid, program_name, roles: ['Coachee' as const] };
  const school = person.schools.find((each) => each.organization_uid === organization_uid);
  const schools = school
    ? person.schools.map((each) =>
        each === school ? { ...each, programs: [...each.programs, place] } : each,
      )
    : [...person.schools, { organization_uid, organization_name, roles: [], programs: [place] }];
  return { ...person, schools };
}
