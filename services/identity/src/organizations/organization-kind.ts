import { mayManageOrganizations, mayReadOrganization } from '@coaching/access';
import { type DeletableKind, entityStore } from '@coaching/service-kit';
import { requireStillFreeNames } from './free-names';
import { organizationDeleted, organizationUpdated } from './organization-events';
import type { OrganizationParts } from './organization-parts';
import type { OrganizationRecord } from './organization-record';

/**
 * What deleting and restoring need to know of organisations. Their programs go and come back along; their people keep
 * their place, which is not there for anybody while they are away.
 */
export const organizationKind = ({
  organizations,
  programs,
}: Pick<OrganizationParts, 'organizations' | 'programs'>): DeletableKind<OrganizationRecord> => ({
  store: entityStore({ model: organizations.model, embeds: {} }),
  signal: 'organization.changed',
  mayRead: (actor, { uid }) => mayReadOrganization(actor, uid),
  mayDelete: mayManageOrganizations,
  mayRestore: mayManageOrganizations,
  // What is published of one names the programs that are there then.
  eventsFor: () => [],
  async afterDelete(organization, { session, announce }) {
    const { uid, updated_at, deleted_at, deleted_by } = organization;
    await programs.deleteAlong(uid, { updated_at, deleted_at, deleted_by }, session);
    await announce(organizationDeleted(organization));
  },
  async beforeRestore(organization, { session }) {
    await requireStillFreeNames(organizations, organization, session);
    return {};
  },
  async afterRestore(organization, { session, announce }) {
    const { uid, updated_at } = organization;
    await programs.restoreAlong(uid, updated_at, session);
    await announce(organizationUpdated(organization, await programs.of(uid, session)));
  },
});
