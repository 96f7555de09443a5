import { isInProgram } from '@coaching/access';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { ProgramRecord } from '../programs/program-record';
import type { PersonRecord, SchoolRecord } from './person-record';

/** The schools of somebody who is in a program as a coachee, too; whoever is in it already stays what they are. */
export function schoolsWith(
  { schools }: Pick<PersonRecord, 'schools'>,
  program: ProgramRecord,
  organization: OrganizationRecord,
): SchoolRecord[] {
  if (isInProgram({ schools }, program.uid)) return schools;
  const place = { program_uid: program.uid, program_name: program.program_name, roles: ['Coachee' as const] };
  const school = schools.find(({ organization_uid }) => organization_uid === organization.uid);
  if (school)
    return schools.map((each) => (each === school ? { ...each, programs: [...each.programs, place] } : each));
  const { uid, name } = organization;
  return [...schools, { organization_uid: uid, organization_name: name, roles: [], programs: [place] }];
}
