import type { CallResponse } from '@coaching/contracts';
import type { Organizations } from '../organizations/organizations-repository';
import { presentOrganization } from '../organizations/present-organization';
import type { PersonRecord } from '../people/person-record';
import { presentOwnUser } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';

/** Who is signed in and the organisation they work in, null when they work in none. */
export async function presentSession(
  { organizations, programs }: { organizations: Organizations; programs: Programs },
  person: PersonRecord,
  organization_uid: string | null,
): Promise<CallResponse<'getUserSession'>> {
  const organization = organization_uid && (await organizations.find(organization_uid));
  return {
    user: presentOwnUser(person),
    organization: organization
      ? presentOrganization(organization, await programs.of(organization.uid))
      : null,
  };
}
