import type { Actor } from '@coaching/contracts';
import { hasGlobalRole, hasOrganizationRole, isStaff, type RoleHolder } from './roles';

/** See for how many coaches an organisation pays, and its invoices: who administers it, its Billing, and staff. */
export const mayReadSeats = (actor: Actor, organization_uid: string): boolean =>
  isStaff(actor) || mayPayForSeats(actor, organization_uid);

/** Buy seats by card, and open the portal where card and invoices are: who administers the organisation, and its Billing. */
export const mayPayForSeats = (actor: RoleHolder, organization_uid: string): boolean =>
  hasOrganizationRole(actor, organization_uid, 'Organization Admin', 'Billing');

/** Enter purchase orders of an organisation: a Superuser, and its Billing. */
export const mayEnterOrders = (actor: Actor, organization_uid: string): boolean =>
  hasGlobalRole(actor, 'Superuser') || hasOrganizationRole(actor, organization_uid, 'Billing');

/** Takes a seat of an organisation: holds the role Coach there or in a program of it. */
export const takesSeat = ({ schools }: Pick<RoleHolder, 'schools'>, organization_uid: string): boolean =>
  schools.some(
    (school) =>
      school.organization_uid === organization_uid &&
      [school, ...school.programs].some(({ roles }) => roles.includes('Coach')),
  );

/** What an organisation pays for. */
export interface Seats {
  /** For how many coaches; null for no limit. */
  seats: number | null;
  /** From when on none can be added; null while there are enough. */
  closes_at: Date | null;
}

/**
 * May have so many coaches more: always while there is no limit, and while there are enough seats or the time to add
 * some is not over. Who coaches already goes on whatever this says.
 * @param used how many there are
 */
export function mayAddCoaches({ seats, closes_at }: Seats, used: number, added: number, now: Date): boolean {
  const isOpen = seats === null || closes_at === null || now < closes_at;
  return added === 0 || isOpen || used + added <= seats;
}
