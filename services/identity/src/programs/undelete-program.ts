import { mayEditOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, NotFound } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { presentManagedProgram } from './present-program';
import { putProgram } from './put-program';
import { requireProgram } from './require-program';

/** A code that leads elsewhere by now does not keep the program away: it comes back without one. */
export const undeleteProgram =
  (parts: OrganizationParts): Handler<'undeleteProgram'> =>
  ({ actor, params: { org, id }, now }) =>
    parts.context.transaction(async (transaction) => {
      const { session } = transaction;
      if (!mayEditOrganization(actor, org)) throw new NotFound(MESSAGES.notFound);
      const stored = requireProgram(actor, org, await parts.programs.findAny(id, session));
      if (!stored.deleted_at) return { program: presentManagedProgram(stored, actor) };
      const organization = await parts.organizations.find(org, session);
      if (!organization) throw new Conflict(MESSAGES.organizationDeleted);
      const { course_code, revision } = stored;
      const isTaken = course_code && (await parts.programs.findByCourseCode(course_code, session));
      const stamps = { revision: revision + 1, updated_at: now, deleted_at: null, deleted_by: null };
      const program = { ...stored, ...stamps, deleted_along: false };
      const restored = { ...program, course_code: isTaken ? null : course_code };
      await putProgram(parts, organization, restored, transaction);
      return { program: presentManagedProgram(restored, actor) };
    });
