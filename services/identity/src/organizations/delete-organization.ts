import { deleteEntity, type Handler } from '@coaching/service-kit';
import { organizationKind } from './organization-kind';
import type { OrganizationParts } from './organization-parts';

export const deleteOrganization = (parts: OrganizationParts): Handler<'deleteOrganization'> => {
  const kind = organizationKind(parts);
  return async ({ actor, params: { id: uid }, now, logSecurity }) => {
    await deleteEntity(kind, parts.context, { actor, uid, now });
    logSecurity({ event: 'organization-deleted', result: 'done', about_uid: uid, organization_uid: uid });
    return { ok: true };
  };
};
