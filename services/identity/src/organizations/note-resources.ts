import type { EventReactions } from '@coaching/service-kit';
import { organizationUpdated } from './organization-events';
import type { OrganizationParts } from './organization-parts';

/** Whether an organisation has resources is the content service's to say; who belongs to it reads it in the session. */
export const noteResources = ({
  organizations,
  programs,
}: Pick<OrganizationParts, 'organizations' | 'programs'>): EventReactions => ({
  async 'resources.changed'(
    { occurred_at, data: { organization_uid, has_resources } },
    { session, announce },
  ) {
    const stored = await organizations.findAny(organization_uid, session);
    if (!stored || stored.has_resources === has_resources) return;
    const revision = stored.revision + 1;
    const organization = { ...stored, has_resources, revision, updated_at: new Date(occurred_at) };
    await organizations.put(organization, session);
    if (!stored.deleted_at)
      await announce(organizationUpdated(organization, await programs.of(organization_uid, session)));
  },
});
