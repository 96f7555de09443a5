import { coachesAlone, isMemberOf } from '@coaching/access';
import type { PersonRecord } from '../people/person-record';
import { presentLicenses } from '../people/present-person';

/** Whether they have work of their own today, beside that of organizations. */
export const worksAlone = (person: PersonRecord, today: Date): boolean =>
  coachesAlone({ roles: person.roles, licenses: presentLicenses(person) }, today);

/**
 * Where a person works when nothing else is asked for: their default if they are still in it, else on their own (null)
 * while they have a licence for that, which an organization that took them in changes nothing about; else their first.
 */
export function homeOrganization(person: PersonRecord, today: Date): string | null {
  const { default_organization_uid } = person;
  if (isMemberOf(person, default_organization_uid)) return default_organization_uid;
  if (worksAlone(person, today)) return null;
  return person.schools[0]?.organization_uid ?? null;
}
