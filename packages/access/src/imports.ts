import type { Actor, Role } from '@coaching/contracts';
import { assignableRoles, type Place } from './places';
import { hasOrganizationRole, isStaff } from './roles';

/** An import of a list of people: who brought them in, as what and where to. */
export interface ImportOfPeople {
  /** Uid of who imported it. */
  by: string;
  role: Role;
  place: Place;
}

/** Answers for all imports into a place: staff, and the Organization Admin of its organisation. */
export const answersForImports = (actor: Actor, place: Place): boolean =>
  isStaff(actor) ||
  ('organization_uid' in place && hasOrganizationRole(actor, place.organization_uid, 'Organization Admin'));

/** May read what an import did: who imported it, and who answers for the place. */
export const mayReadImport = (actor: Actor, { by, place }: ImportOfPeople): boolean =>
  actor.uid === by || answersForImports(actor, place);

/** May take an import back: who imported it as long as they may bring people in there, and who answers for the place. */
export const mayTakeBackImport = (actor: Actor, { by, role, place }: ImportOfPeople): boolean =>
  answersForImports(actor, place) || (actor.uid === by && assignableRoles(actor, place).includes(role));
