import { type Handler, restoreEntity } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { presentManagedProgram } from './present-program';
import { programKind } from './program-kind';
import { requireProgram } from './require-program';

export const undeleteProgram = (parts: OrganizationParts): Handler<'undeleteProgram'> => {
  const kind = programKind(parts);
  return async ({ actor, params: { org, id: uid }, now, logSecurity }) => {
    requireProgram(actor, org, await parts.programs.findAny(uid));
    const program = await restoreEntity(kind, parts.context, { actor, uid, now });
    logSecurity({ event: 'program-restored', result: 'done', about_uid: uid, organization_uid: org });
    return { program: presentManagedProgram(program, actor) };
  };
};
