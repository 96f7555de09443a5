import type { Transaction } from '@coaching/service-kit';
import type { ProgramRecord } from '../programs/program-record';
import type { OrganizationRecord } from './organization-record';
import { presentOrganization } from './present-organization';

/** Tells the other domains what an organisation is like now. */
export async function announceOrganization(
  organization: OrganizationRecord,
  programs: readonly ProgramRecord[],
  { announce }: Transaction,
): Promise<void> {
  await announce({
    type: 'organization.updated',
    entity_uid: organization.uid,
    revision: organization.revision,
    data: { organization: presentOrganization(organization, programs) },
  });
}
