import { isInProgram } from '@coaching/access';
import { withRole } from '../places/person-places';
import type { CourseRecord } from '../programs/course';
import type { PersonRecord } from './person-record';

/** Has only just signed up: with no name, no licence and nowhere to belong, they have no practice of their own yet. */
const isNewcomer = ({ username, schools, licenses }: PersonRecord) =>
  username === '' && schools.length === 0 && licenses.length === 0;

/**
 * The person as they are once in the program, as a coachee; whoever is in it already stays what they are. Who signs up
 * to be coached is no coach.
 */
export function joined(person: PersonRecord, course: CourseRecord): PersonRecord {
  if (isInProgram(person, course.program.uid)) return person;
  const { uid: organization_uid, name: organization_name } = course.organization;
  const { uid: program_uid, program_name } = course.program;
  const place = { organization_uid, organization_name, program_uid, program_name };
  const roles = isNewcomer(person) ? person.roles.filter((role) => role !== 'Coach') : person.roles;
  return withRole({ ...person, roles }, { kind: 'program', ...place }, 'Coachee');
}
