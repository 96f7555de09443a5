import { type Course, MESSAGES } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { Organizations } from '../organizations/organizations-repository';
import type { ProgramRecord } from './program-record';
import type { Programs } from './programs-repository';

/** The program that people join with a course code, in its organisation. */
export interface CourseRecord {
  program: ProgramRecord;
  organization: OrganizationRecord;
}

/** @throws Invalid when the code leads nowhere (any more) */
export async function courseOf(
  { programs, organizations }: { programs: Programs; organizations: Organizations },
  course_code: string,
): Promise<CourseRecord> {
  const program = await programs.findByCourseCode(course_code);
  const organization = program && (await organizations.find(program.organization_uid));
  if (organization) return { program, organization };
  const message = MESSAGES.unknownCourseCode;
  throw new Invalid(message, [{ path: 'course_code', message }]);
}

export const presentCourse = ({ program, organization }: CourseRecord): Course => ({
  program_name: program.program_name,
  organization_name: organization.name,
});
