import { emailDomainOf } from '@coaching/contracts';
import type { Organizations } from '../organizations/organizations-repository';
import type { PersonRecord } from './person-record';

/**
 * Somebody who has just proved their address, in the organisation whose domain it is of. They are there to be coached,
 * as by a course code, until its administrator says more of them.
 */
export async function placedByDomain(
  organizations: Organizations,
  person: PersonRecord,
): Promise<PersonRecord> {
  const organization = await organizations.findByDomain(emailDomainOf(person.email));
  if (!organization) return person;
  const { uid: organization_uid, name: organization_name } = organization;
  const school = { organization_uid, organization_name, roles: ['Coachee' as const], programs: [] };
  return { ...person, roles: person.roles.filter((role) => role !== 'Coach'), schools: [school] };
}
