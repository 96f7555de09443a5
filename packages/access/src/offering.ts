import type { Actor } from '@coaching/contracts';
import { isInPerson } from './in-person';
import { hasGlobalRole, hasOrganizationRole, isInProgram, isMemberOf, isStaff } from './roles';

/** Where something is offered: in an organisation, or in one of its programs. */
export interface OfferedPlace {
  organization_uid: string | null;
  /** Null unless it is offered in a program; then `organization_uid` is the program's. */
  program_uid: string | null;
}

/** Somebody's own, and where it is offered. */
export interface Offered<Visibility extends string> extends OfferedPlace {
  /** Uid of who made it. */
  user: string;
  visibility: Visibility;
}

/** Whose it is; of what they keep to themselves in person alone, whoever of the staff is signed in as them. */
export const ownsOffered = (actor: Actor, { user, visibility }: Offered<string>): boolean =>
  user === actor.uid && (visibility !== 'private' || isInPerson(actor));

/** Is offered what an organisation offers: its members, and staff. */
export const isOfferedOrganizations = (actor: Actor, { organization_uid }: OfferedPlace): boolean =>
  isStaff(actor) || isMemberOf(actor, organization_uid);

/** Is offered what a program offers: who is in it or administers its organisation, and staff. */
export const isOfferedPrograms = (actor: Actor, { organization_uid, program_uid }: OfferedPlace): boolean =>
  isStaff(actor) ||
  isInProgram(actor, program_uid) ||
  hasOrganizationRole(actor, organization_uid, 'Organization Admin');

/** The organisation somebody decides for: the one they work in, as its Organization Admin or a Superuser. */
export function organizationDecidedFor(actor: Actor): string | null {
  const { organization_uid } = actor;
  const decides =
    organization_uid !== null &&
    (hasGlobalRole(actor, 'Superuser') || hasOrganizationRole(actor, organization_uid, 'Organization Admin'));
  return decides ? organization_uid : null;
}

/** For whom Hide hides: for the organisation by those who decide for it, else for oneself (spec 2 section 6). */
export const hidesFor = (actor: Actor): string => organizationDecidedFor(actor) ?? actor.uid;

/** May hide templates and questions, and give them stars, for this person or organisation. */
export const mayDecideFor = (actor: Actor, uid: string): boolean =>
  uid === actor.uid || uid === organizationDecidedFor(actor);
