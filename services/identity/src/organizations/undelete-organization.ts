import { type Handler, restoreEntity } from '@coaching/service-kit';
import { organizationKind } from './organization-kind';
import type { OrganizationParts } from './organization-parts';
import { presentManagedOrganization } from './present-organization';

export const undeleteOrganization = (parts: OrganizationParts): Handler<'undeleteOrganization'> => {
  const kind = organizationKind(parts);
  return async ({ actor, params: { id: uid }, now, logSecurity }) => {
    const restored = await restoreEntity(kind, parts.context, { actor, uid, now });
    logSecurity({ event: 'organization-restored', result: 'done', about_uid: uid, organization_uid: uid });
    return { organization: presentManagedOrganization(restored, await parts.programs.of(uid)) };
  };
};
