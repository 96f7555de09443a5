import { deleteEntity, type Handler } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { programKind } from './program-kind';
import { requireProgram } from './require-program';

export const deleteProgram = (parts: OrganizationParts): Handler<'deleteProgram'> => {
  const kind = programKind(parts);
  return async ({ actor, params: { org, id: uid }, now, logSecurity }) => {
    requireProgram(actor, org, await parts.programs.find(uid));
    await deleteEntity(kind, parts.context, { actor, uid, now });
    logSecurity({ event: 'program-deleted', result: 'done', about_uid: uid, organization_uid: org });
    return { ok: true };
  };
};
