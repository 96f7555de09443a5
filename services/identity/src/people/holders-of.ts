import { isStaff } from '@coaching/access';
import type { Actor, Role } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { PersonRecord } from './person-record';

interface Place {
  organization_uid?: string;
  program_uid?: string;
}

/**
 * Who holds a role in the place asked for, anywhere when none is. Of whom is not staff only roles in their own
 * organisations count: by others they could find out where else somebody works.
 */
export function holdersOf(
  actor: Actor,
  role: Role,
  { organization_uid, program_uid }: Place,
): QueryFilter<PersonRecord> {
  if (program_uid) return { 'schools.programs': { $elemMatch: { program_uid, roles: role } } };
  const inSchool = { $or: [{ roles: role }, { 'programs.roles': role }] };
  const inOneOf = (uids: string[]): QueryFilter<PersonRecord> => ({
    schools: { $elemMatch: { organization_uid: { $in: uids }, ...inSchool } },
  });
  if (organization_uid) return inOneOf([organization_uid]);
  if (!isStaff(actor)) return inOneOf(actor.schools.map((school) => school.organization_uid));
  return { $or: [{ roles: role }, { schools: { $elemMatch: inSchool } }] };
}
