import { mayEditOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, NotFound, type Restoring } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { presentManagedProgram } from './present-program';
import { putProgram } from './put-program';
import { requireProgram } from './require-program';

/**
 * Brings a program back; one that is there stays as it is. A code that leads elsewhere by now does not keep it away: it
 * comes back without one.
 * @throws NotFound, Conflict while its organisation is deleted
 */
export const restoreProgram = (parts: OrganizationParts, { actor, uid, now }: Restoring) =>
  parts.context.transaction(async (transaction) => {
    const { session } = transaction;
    const stored = await parts.programs.findAny(uid, session);
    if (!stored || !mayEditOrganization(actor, stored.organization_uid))
      throw new NotFound(MESSAGES.notFound);
    if (!stored.deleted_at) return presentManagedProgram(stored, actor);
    const organization = await parts.organizations.find(stored.organization_uid, session);
    if (!organization) throw new Conflict(MESSAGES.organizationDeleted);
    const { course_code, revision } = stored;
    const isTaken = course_code && (await parts.programs.findByCourseCode(course_code, session));
    const stamps = { revision: revision + 1, updated_at: now, deleted_at: null, deleted_by: null };
    const program = { ...stored, ...stamps, deleted_along: false };
    const restored = { ...program, course_code: isTaken ? null : course_code };
    await putProgram(parts, organization, restored, transaction);
    transaction.signal('organization.changed', organization.uid);
    return presentManagedProgram(restored, actor);
  });

export const undeleteProgram =
  (parts: OrganizationParts): Handler<'undeleteProgram'> =>
  async ({ actor, params: { org, id: uid }, now, logSecurity }) => {
    requireProgram(actor, org, await parts.programs.findAny(uid));
    const program = await restoreProgram(parts, { actor, uid, now });
    logSecurity({ event: 'program-restored', result: 'done', about_uid: uid, organization_uid: org });
    return { program };
  };
