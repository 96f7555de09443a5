import { mayManageOrganizations } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, type Restoring } from '@coaching/service-kit';
import { requireStillFreeNames } from './free-names';
import { organizationUpdated } from './organization-events';
import type { OrganizationParts } from './organization-parts';
import { presentManagedOrganization } from './present-organization';

/**
 * Brings an organisation back with the programs that went along; one that is there stays as it is.
 * @throws NotFound, Conflict when what led to it leads to another one by now
 */
export const restoreOrganization = (
  { organizations, programs, context }: OrganizationParts,
  { actor, uid, now }: Restoring,
) =>
  context.transaction(async ({ session, announce, signal }) => {
    const stored = mayManageOrganizations(actor) ? await organizations.findAny(uid, session) : null;
    if (!stored) throw new NotFound(MESSAGES.notFound);
    if (!stored.deleted_at) return presentManagedOrganization(stored, await programs.of(uid, session));
    const stamps = { revision: stored.revision + 1, updated_at: now, deleted_at: null, deleted_by: null };
    const organization = { ...stored, ...stamps };
    await requireStillFreeNames(organizations, organization, session);
    await organizations.put(organization, session);
    await programs.restoreAlong(uid, now, session);
    const own = await programs.of(uid, session);
    await announce(organizationUpdated(organization, own));
    signal('organization.changed', uid);
    return presentManagedOrganization(organization, own);
  });

export const undeleteOrganization =
  (parts: OrganizationParts): Handler<'undeleteOrganization'> =>
  async ({ actor, params: { id: uid }, now, logSecurity }) => {
    const organization = await restoreOrganization(parts, { actor, uid, now });
    logSecurity({ event: 'organization-restored', result: 'done', about_uid: uid, organization_uid: uid });
    return { organization };
  };
