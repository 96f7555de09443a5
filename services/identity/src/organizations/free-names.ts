import { MESSAGES } from '@coaching/contracts';
import { Conflict, Invalid, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { LeadingName } from './name-turns';
import type { OrganizationRecord } from './organization-record';
import type { Organizations } from './organizations-repository';

const taken = { subdomain: MESSAGES.subdomainTaken, org_domain: MESSAGES.domainTaken } as const;
const nouns = { subdomain: 'subdomain', org_domain: 'email domain' } as const;

/** What leads to this organisation alone. */
const namesOf = (organization: OrganizationRecord) =>
  (['subdomain', 'org_domain'] as const)
    .map((field) => [field, organization[field]] as const)
    .filter(([, value]) => value !== '') satisfies LeadingName[];

/** What leads to one organisation alone and leads to another one already, in the order of the fields; with the other. */
async function takenNames(
  { model, takeNameTurns }: Organizations,
  organization: OrganizationRecord,
  session: ClientSession | null,
): Promise<{ field: keyof typeof taken; value: string; other: OrganizationRecord }[]> {
  const names = namesOf(organization);
  if (session) await takeNameTurns(names, session);
  const found = [];
  for (const [field, value] of names) {
    const another = { [field]: value, uid: { $ne: organization.uid } };
    const other = await model.findOne(another, WITHOUT_ID, { session }).lean<OrganizationRecord>();
    if (other) found.push({ field, value, other });
  }
  return found;
}

/** @throws Invalid on the fields, when somebody enters a subdomain or email domain that leads elsewhere */
export async function requireFreeNames(
  organizations: Organizations,
  organization: OrganizationRecord,
  session: ClientSession,
): Promise<void> {
  const errors = (await takenNames(organizations, organization, session)).map(({ field }) => ({
    path: `organization.${field}`,
    message: taken[field],
  }));
  const [first] = errors;
  if (first) throw new Invalid(first.message, errors);
}

/**
 * What keeps a deleted organisation from coming back: each name that leads elsewhere by now, where to, and what to do,
 * as a sentence or two. Whoever may restore an organisation sees every other one.
 */
export async function obstaclesOf(
  organizations: Organizations,
  organization: OrganizationRecord,
  session: ClientSession | null = null,
): Promise<string[]> {
  const all = await takenNames(organizations, organization, session);
  return all.map(
    ({ field, value, other }) =>
      `${other.name} has the ${nouns[field]} ${value} by now. Please change it there first, and restore this organization then.`,
  );
}

/** @throws Conflict when an organisation that comes back led where another one leads now */
export async function requireStillFreeNames(
  organizations: Organizations,
  organization: OrganizationRecord,
  session: ClientSession,
): Promise<void> {
  const obstacles = await obstaclesOf(organizations, organization, session);
  if (obstacles.length > 0) throw new Conflict(obstacles.join(' '));
}
