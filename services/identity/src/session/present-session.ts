import type { CallResponse } from '@coaching/contracts';
import type { Organizations } from '../organizations/organizations-repository';
import { presentOrganization } from '../organizations/present-organization';
import { inLivingPlace } from '../people/living-places';
import type { PersonRecord } from '../people/person-record';
import { presentSelf } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import type { JournalKeys } from './journal-key';

interface Presenting {
  organizations: Organizations;
  programs: Programs;
  journalKeyOf: JournalKeys;
}

/** Who is signed in and the organisation they work in, null when they work in none. */
export async function presentSession(
  { organizations, programs, journalKeyOf }: Presenting,
  person: PersonRecord,
  organization_uid: string | null,
): Promise<CallResponse<'getUserSession'>> {
  const organization = organization_uid && (await organizations.find(organization_uid));
  return {
    user: presentSelf(await inLivingPlace({ organizations, programs }, person)),
    organization: organization
      ? presentOrganization(organization, await programs.of(organization.uid))
      : null,
    journal_key: journalKeyOf(person.uid),
  };
}
