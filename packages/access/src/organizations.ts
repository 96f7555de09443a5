import type { Actor } from '@coaching/contracts';
import { hasOrganizationRole, hasProgramRole, isInProgram, isStaff, mayWorkIn } from './roles';

/** A program and the organisation it is in. */
interface ProgramPlace {
  uid: string;
  organization_uid: string;
}

/** Make and delete organisations, and say what they are called and reached by (spec 2 section 6). */
export const mayManageOrganizations = (actor: Actor): boolean => isStaff(actor);

/** See an organisation: whoever may work in it. */
export const mayReadOrganization = (actor: Actor, uid: string): boolean => mayWorkIn(actor, uid);

/** Change what of an organisation is its own to say, and its programs: staff and its Organization Admin. */
export const mayEditOrganization = (actor: Actor, uid: string): boolean =>
  isStaff(actor) || hasOrganizationRole(actor, uid, 'Organization Admin');

/** See a program: who is in it, and who may change its organisation. */
export const mayReadProgram = (actor: Actor, { uid, organization_uid }: ProgramPlace): boolean =>
  mayEditOrganization(actor, organization_uid) || isInProgram(actor, uid);

/** Change a program: who may change its organisation, and its Program Admin. */
export const mayEditProgram = (actor: Actor, { uid, organization_uid }: ProgramPlace): boolean =>
  mayEditOrganization(actor, organization_uid) || hasProgramRole(actor, uid, 'Program Admin');
