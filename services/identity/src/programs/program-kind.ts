import { mayEditOrganization, mayReadProgram } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { Conflict, type Deed, type DeletableKind, entityStore, NotFound } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { ProgramRecord } from './program-record';
import { publishPrograms } from './put-program';

const mayEditItsOrganization = (actor: Actor, { organization_uid }: ProgramRecord) =>
  mayEditOrganization(actor, organization_uid);

/** What deleting and restoring need to know of programs: they are published with their organisation. */
export function programKind(
  stores: Pick<OrganizationParts, 'organizations' | 'programs'>,
): DeletableKind<ProgramRecord> {
  const { organizations, programs } = stores;

  async function afterChange({ organization_uid, updated_at }: ProgramRecord, deed: Deed): Promise<void> {
    const organization = await organizations.find(organization_uid, deed.session);
    if (!organization) throw new NotFound(MESSAGES.notFound);
    await publishPrograms(stores, organization, updated_at, deed);
    deed.signal('organization.changed', organization_uid);
  }

  return {
    store: entityStore({ model: programs.model, embeds: {} }),
    mayRead: mayReadProgram,
    mayDelete: mayEditItsOrganization,
    mayRestore: mayEditItsOrganization,
    eventsFor: () => [],
    afterDelete: afterChange,
    /** A code that leads elsewhere by now does not keep it away: it comes back without one. */
    async beforeRestore({ uid, organization_uid, course_code }, { session }) {
      if (!(await organizations.find(organization_uid, session)))
        throw new Conflict(MESSAGES.organizationDeleted);
      const isTaken = course_code && (await programs.isCodeTaken({ uid, course_code }, session));
      return { deleted_along: false, course_code: isTaken ? null : course_code };
    },
    afterRestore: afterChange,
  };
}
