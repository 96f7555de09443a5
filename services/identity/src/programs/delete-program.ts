import { mayEditOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { putProgram } from './put-program';
import { requireProgram } from './require-program';

export const deleteProgram =
  (parts: OrganizationParts): Handler<'deleteProgram'> =>
  async ({ actor, params: { org, id }, now, logSecurity }) => {
    await parts.context.transaction(async (transaction) => {
      const program = requireProgram(actor, org, await parts.programs.find(id, transaction.session));
      if (!mayEditOrganization(actor, org)) throw new NotAllowed(MESSAGES.notAllowed);
      const organization = await parts.organizations.find(org, transaction.session);
      if (!organization) throw new NotFound(MESSAGES.notFound);
      const revision = program.revision + 1;
      const stamps = { revision, updated_at: now, deleted_at: now, deleted_by: actor.uid };
      await putProgram(parts, organization, { ...program, ...stamps }, transaction);
      transaction.signal('organization.changed', org);
    });
    logSecurity({ event: 'program-deleted', result: 'done', about_uid: id, organization_uid: org });
    return { ok: true };
  };
