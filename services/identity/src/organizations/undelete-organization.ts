import { mayManageOrganizations } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import { requireStillFreeNames } from './free-names';
import { organizationUpdated } from './organization-events';
import type { OrganizationParts } from './organization-parts';
import { presentManagedOrganization } from './present-organization';

export const undeleteOrganization =
  ({ organizations, programs, context }: OrganizationParts): Handler<'undeleteOrganization'> =>
  ({ actor, params: { id }, now }) =>
    context.transaction(async ({ session, announce }) => {
      const stored = mayManageOrganizations(actor) ? await organizations.findAny(id, session) : null;
      if (!stored) throw new NotFound(MESSAGES.notFound);
      if (!stored.deleted_at)
        return { organization: presentManagedOrganization(stored, await programs.of(id, session)) };
      const stamps = { revision: stored.revision + 1, updated_at: now, deleted_at: null, deleted_by: null };
      const organization = { ...stored, ...stamps };
      await requireStillFreeNames(organizations, organization, session);
      await organizations.put(organization, session);
      await programs.restoreAlong(id, now, session);
      const own = await programs.of(id, session);
      await announce(organizationUpdated(organization, own));
      return { organization: presentManagedOrganization(organization, own) };
    });
