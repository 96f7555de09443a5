import { mayReadOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { OrganizationParts } from './organization-parts';
import { presentManagedOrganization } from './present-organization';

export const getOrganization =
  ({ organizations, programs }: OrganizationParts): Handler<'getOrganization'> =>
  async ({ actor, params: { id } }) => {
    const organization = mayReadOrganization(actor, id) ? await organizations.find(id) : null;
    if (!organization) throw new NotFound(MESSAGES.notFound);
    return { organization: presentManagedOrganization(organization, await programs.of(id)) };
  };
