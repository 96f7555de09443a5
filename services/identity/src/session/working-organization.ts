import { isMemberOf } from '@coaching/access';
import type { PersonRecord } from '../people/person-record';

/** Where a person works when nothing else is asked for: their default if they are still in it, else their first. */
export function homeOrganization(person: PersonRecord): string | null {
  const { default_organization_uid } = person;
  if (isMemberOf(person, default_organization_uid)) return default_organization_uid;
  return person.schools[0]?.organization_uid ?? null;
}
