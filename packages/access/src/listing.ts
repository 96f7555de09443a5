import type { Actor } from '@coaching/contracts';
import { organizationCoachRoles, organizationOfficeRoles } from './coaching';
import { hasOrganizationRole, isInProgram, isMemberOf, isStaff } from './roles';

/** May ask which of the people they know are in this organisation: who is in it, and staff. */
export function mayListOrganization(actor: Actor, organization_uid: string): boolean {
  return isStaff(actor) || isMemberOf(actor, organization_uid);
}

/** May ask which of the people they know are in this program: who is in it or knows its whole organisation, and staff. */
export function mayListProgram(
  actor: Actor,
  program: { organization_uid: string; program_uid: string },
): boolean {
  return (
    isStaff(actor) ||
    isInProgram(actor, program.program_uid) ||
    hasOrganizationRole(
      actor,
      program.organization_uid,
      ...organizationCoachRoles,
      ...organizationOfficeRoles,
    )
  );
}
