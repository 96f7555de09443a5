import type { Actor, License } from '@coaching/contracts';
import { hasGlobalRole, isMemberOf } from './roles';

/** Kinds of tool a licence can cover. */
export type ToolType = 'Observation' | 'Conversation' | 'Rubric';

/** Products, as a licence names them, and the tools each covers (spec 1 section 9). */
export const productTools: Readonly<Record<string, readonly ToolType[]>> = {
  free: ['Observation', 'Conversation', 'Rubric'],
  obs_monthly: ['Observation'],
  obs_yearly: ['Observation'],
  monthly: ['Observation', 'Conversation', 'Rubric'],
  yearly: ['Observation', 'Conversation', 'Rubric'],
};

/** Runs on this day: both its first and its last day count, by date in UTC. */
export function isCurrent(license: License, today: Date): boolean {
  const day = today.toISOString().slice(0, 10);
  return license.start_date.slice(0, 10) <= day && day <= license.end_date.slice(0, 10);
}

/** Never asked for a licence: staff, and members of the organisation they work in now. */
export function isExemptFromLicenses(actor: Actor): boolean {
  return (
    hasGlobalRole(actor, 'Superuser', 'Support', 'Content Manager') ||
    (actor.organization_uid !== null && isMemberOf(actor, actor.organization_uid))
  );
}

/** May use tools of this type today (licence rule, spec 1 section 5). */
export function hasLicenseFor(toolType: ToolType, actor: Actor, today: Date): boolean {
  return (
    isExemptFromLicenses(actor) ||
    actor.licenses.some(
      (license) => isCurrent(license, today) && (productTools[license.product] ?? []).includes(toolType),
    )
  );
}

/** A coach for whom the product is locked until they pay; anyone else may go on. */
export function needsLicense(actor: Actor, today: Date): boolean {
  return (
    hasGlobalRole(actor, 'Coach') &&
    !isExemptFromLicenses(actor) &&
    !actor.licenses.some((license) => isCurrent(license, today))
  );
}
