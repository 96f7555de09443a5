import type { ListedOrganization, ManagedOrganization, Organization } from '@coaching/contracts';
import { presentProgram } from '../programs/present-program';
import type { ProgramRecord } from '../programs/program-record';
import type { OrganizationRecord } from './organization-record';

export function presentOrganization(
  { uid, name, short_name, logo, has_resources, region, time_zone, counts_only }: OrganizationRecord,
  programs: readonly ProgramRecord[],
): Organization {
  const set = {
    ...(region && { region }),
    ...(time_zone && { time_zone }),
    ...(counts_only && { counts_only }),
  };
  return { uid, name, short_name, logo, has_resources, ...set, programs: programs.map(presentProgram) };
}

/** An organisation in a list of them. */
export const presentListedOrganization = (
  organization: OrganizationRecord,
  programs: readonly ProgramRecord[],
): ListedOrganization => ({ ...presentOrganization(organization, programs), region: organization.region });

/** An organisation with all that its screen shows. */
export function presentManagedOrganization(
  organization: OrganizationRecord,
  programs: readonly ProgramRecord[],
): ManagedOrganization {
  const { subdomain, org_domain } = organization;
  return { ...presentListedOrganization(organization, programs), subdomain, org_domain };
}
