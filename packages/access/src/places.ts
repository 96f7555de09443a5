import type { Actor, Role } from '@coaching/contracts';
import { platformRoles } from './coaching';
import { mayInviteCoacheesTo } from './invitations';
import { hasGlobalRole, hasOrganizationRole, hasProgramRole, isStaff, type RoleHolder } from './roles';

/** Where people are given roles: on the platform, in an organisation, in a program of it, or as a coach's clients. */
export type Place =
  | { kind: 'platform' }
  | { kind: 'organization'; organization_uid: string }
  | { kind: 'program'; organization_uid: string; program_uid: string }
  | { kind: 'coaches'; coach_uid: string };

const inOrganization: readonly Role[] = ['Coach', 'Coachee', 'Organization Admin'];
const inProgram: readonly Role[] = ['Coach', 'Coachee', 'Program Admin'];
/** A Support that could name a Superuser would be one. */
const onPlatform: readonly Role[] = ['Coach', 'Coachee'];

/** Administers a place: staff, its Organization Admin, and in a program its Program Admin. */
function administers(actor: Actor, place: Place): boolean {
  if (isStaff(actor)) return true;
  if (place.kind !== 'organization' && place.kind !== 'program') return false;
  if (hasOrganizationRole(actor, place.organization_uid, 'Organization Admin')) return true;
  return place.kind === 'program' && hasProgramRole(actor, place.program_uid, 'Program Admin');
}

/** Roles that the actor may bring people into a place in (spec 2 section 6). */
export function assignableRoles(actor: Actor, place: Place): readonly Role[] {
  const administered = administers(actor, place);
  switch (place.kind) {
    case 'platform':
      if (!administered) return [];
      return hasGlobalRole(actor, 'Superuser') ? [...onPlatform, ...platformRoles] : onPlatform;
    case 'organization': {
      const billing: readonly Role[] = hasOrganizationRole(actor, place.organization_uid, 'Billing')
        ? ['Billing']
        : [];
      return administered ? [...inOrganization, ...billing] : billing;
    }
    case 'program':
      return administered ? inProgram : [];
    case 'coaches':
      return mayInviteCoacheesTo(actor, place.coach_uid) ? ['Coachee'] : [];
  }
}

/** Those of a place that nobody is brought in as: who is there already is given them. */
const givenOnly: Readonly<Record<Place['kind'], readonly Role[]>> = {
  platform: [],
  organization: ['Organization Content Admin'],
  program: ['Program Content Admin'],
  coaches: [],
};

/** An organisation's first Billing, who gives it to the next: who enters purchase orders gives it, and nobody who administers it. */
const firstBilling = (actor: Actor, { kind }: Place): readonly Role[] =>
  kind === 'organization' && hasGlobalRole(actor, 'Superuser') ? ['Billing'] : [];

/**
 * Roles that the actor may give to people of a place, and take: those they bring people in as, those that staff and its
 * Organization Admin give to who is there, and Billing where they may (spec 2 section 6).
 */
export function grantableRoles(actor: Actor, place: Place): readonly Role[] {
  const isTheirs =
    isStaff(actor) ||
    ('organization_uid' in place && hasOrganizationRole(actor, place.organization_uid, 'Organization Admin'));
  return [
    ...new Set([
      ...assignableRoles(actor, place),
      ...(isTheirs ? givenOnly[place.kind] : []),
      ...firstBilling(actor, place),
    ]),
  ];
}

/** May give this person places and roles, or take them, where they may assign any: nobody but a Superuser to staff. */
export const mayPlace = (actor: Actor, person: RoleHolder): boolean =>
  hasGlobalRole(actor, 'Superuser') || !hasGlobalRole(person, ...platformRoles);

/** May make of the roles that somebody holds in a place the wanted ones: all that come or go are theirs to give. */
export function mayChangeRoles(
  actor: Actor,
  place: Place,
  held: readonly Role[],
  wanted: readonly Role[],
): boolean {
  const grantable = grantableRoles(actor, place);
  const changed = [
    ...held.filter((role) => !wanted.includes(role)),
    ...wanted.filter((role) => !held.includes(role)),
  ];
  return grantable.length > 0 && changed.every((role) => grantable.includes(role));
}

/** May take people out of a place, whatever they are there: who administers it, and a coach with their own clients. */
export const mayRemoveFrom = (actor: Actor, place: Place): boolean =>
  place.kind !== 'platform' &&
  (administers(actor, place) || (place.kind === 'coaches' && mayInviteCoacheesTo(actor, place.coach_uid)));

/** May set what somebody has a licence for by hand. */
export const maySetLicenses = (actor: Actor, person: RoleHolder): boolean =>
  isStaff(actor) && mayPlace(actor, person);
