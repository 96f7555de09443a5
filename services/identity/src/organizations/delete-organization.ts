import { mayManageOrganizations, mayReadOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound } from '@coaching/service-kit';
import { organizationDeleted } from './organization-events';
import type { OrganizationParts } from './organization-parts';

/** Its people keep their place in it, which is not there for anybody until it is restored. */
export const deleteOrganization =
  ({ organizations, programs, context }: OrganizationParts): Handler<'deleteOrganization'> =>
  async ({ actor, params: { id }, now, logSecurity }) => {
    await context.transaction(async ({ session, announce, signal }) => {
      const organization = mayReadOrganization(actor, id) ? await organizations.find(id, session) : null;
      if (!organization) throw new NotFound(MESSAGES.notFound);
      if (!mayManageOrganizations(actor)) throw new NotAllowed(MESSAGES.notAllowed);
      const deletion = { updated_at: now, deleted_at: now, deleted_by: actor.uid };
      const deleted = { ...organization, ...deletion, revision: organization.revision + 1 };
      await organizations.put(deleted, session);
      await programs.deleteAlong(id, deletion, session);
      await announce(organizationDeleted(deleted));
      signal('organization.changed', id);
    });
    logSecurity({ event: 'organization-deleted', result: 'done', about_uid: id, organization_uid: id });
    return { ok: true };
  };
