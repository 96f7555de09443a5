import type { Announcement } from '@coaching/service-kit';
import type { ProgramRecord } from '../programs/program-record';
import type { OrganizationRecord } from './organization-record';
import { presentOrganization } from './present-organization';

/** An organisation with its programs as they are now. */
export function organizationUpdated(
  organization: OrganizationRecord,
  programs: readonly ProgramRecord[],
): Announcement<'organization.updated'> {
  return {
    type: 'organization.updated',
    entity_uid: organization.uid,
    revision: organization.revision,
    data: { organization: presentOrganization(organization, programs) },
  };
}

/** An organisation and its programs are in the recycle bin. */
export function organizationDeleted({
  uid,
  revision,
}: OrganizationRecord): Announcement<'organization.deleted'> {
  return { type: 'organization.deleted', entity_uid: uid, revision, data: { uid } };
}
