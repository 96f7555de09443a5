import { mayPayForSeats } from '@coaching/access';
import type { CallResponse } from '@coaching/contracts';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { Organizations } from '../organizations/organizations-repository';
import { presentOrganization } from '../organizations/present-organization';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { presentSelf } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import type { JournalKeys } from './journal-key';

/** What a session is presented from. */
export interface Presenting {
  people: People;
  organizations: Organizations;
  programs: Programs;
  journalKeyOf: JournalKeys;
}

/** Is for who may see to it that there are seats again. */
function seatsNotice(
  person: PersonRecord,
  organization: OrganizationRecord | null,
): Pick<Session, 'seats_close_at'> {
  const closes_at = organization?.seats?.closes_at;
  const isTheirs = closes_at && mayPayForSeats(person, organization.uid);
  return isTheirs ? { seats_close_at: closes_at.toISOString() } : {};
}

type Session = CallResponse<'getUserSession'>;

/**
 * Who is signed in and the organisation they work in, null when they work in none.
 * @param real who of the staff is signed in as them; left out while they are there in person
 */
export async function presentSession(
  { organizations, programs, journalKeyOf }: Omit<Presenting, 'people'>,
  person: PersonRecord,
  organization_uid: string | null,
  real?: Session['real'],
): Promise<Session> {
  const organization = organization_uid ? await organizations.find(organization_uid) : null;
  return {
    user: presentSelf(await inLivingPlace({ organizations, programs }, person)),
    organization: organization
      ? presentOrganization(organization, await programs.of(organization.uid))
      : null,
    ...seatsNotice(person, organization),
    journal_key: journalKeyOf(person.uid, real?.uid),
    real,
  };
}
