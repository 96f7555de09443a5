import { MESSAGES } from '@coaching/contracts';
import { Conflict, Invalid } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { LeadingName } from './name-turns';
import type { OrganizationRecord } from './organization-record';
import type { Organizations } from './organizations-repository';

const taken = { subdomain: MESSAGES.subdomainTaken, org_domain: MESSAGES.domainTaken } as const;

/** What leads to this organisation alone. */
const namesOf = (organization: OrganizationRecord) =>
  (['subdomain', 'org_domain'] as const)
    .map((field) => [field, organization[field]] as const)
    .filter(([, value]) => value !== '') satisfies LeadingName[];

/** Which of what leads to one organisation alone leads to another one already; null when nothing does. */
async function takenField(
  { model, takeNameTurns }: Organizations,
  organization: OrganizationRecord,
  session: ClientSession | null,
): Promise<keyof typeof taken | null> {
  const names = namesOf(organization);
  if (session) await takeNameTurns(names, session);
  for (const [field, value] of names) {
    const other = { [field]: value, uid: { $ne: organization.uid } };
    if (await model.exists(other).session(session)) return field;
  }
  return null;
}

/** @throws Invalid on the field, when somebody enters a subdomain or email domain that leads elsewhere */
export async function requireFreeNames(
  organizations: Organizations,
  organization: OrganizationRecord,
  session: ClientSession,
): Promise<void> {
  const path = await takenField(organizations, organization, session);
  if (path) throw new Invalid(taken[path], [{ path: `organization.${path}`, message: taken[path] }]);
}

/** @throws Conflict when an organisation that comes back led where another one leads now */
export async function requireStillFreeNames(
  organizations: Organizations,
  organization: OrganizationRecord,
  session: ClientSession,
): Promise<void> {
  const path = await takenField(organizations, organization, session);
  if (path) throw new Conflict(taken[path]);
}

/** What would keep a deleted organisation from coming back, as a sentence; null for nothing. */
export async function takenName(
  organizations: Organizations,
  organization: OrganizationRecord,
): Promise<string | null> {
  const field = await takenField(organizations, organization, null);
  return field && taken[field];
}
