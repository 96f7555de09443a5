import { type Actor, isoDayOf, type License, type ToolType, toolTypes } from '@coaching/contracts';
import { hasGlobalRole, isMemberOf } from './roles';

/** Products, as a licence names them, and the tools each covers (spec 1 section 9). */
export const productTools: Readonly<Record<string, readonly ToolType[]>> = {
  free: toolTypes,
  obs_monthly: ['Observation'],
  obs_yearly: ['Observation'],
  monthly: toolTypes,
  yearly: toolTypes,
};

/** Runs on this day: both its first and its last day count, by date in UTC. */
export function isCurrent(license: License, today: Date): boolean {
  const day = today.toISOString().slice(0, 10);
  return isoDayOf(license.start_date) <= day && day <= isoDayOf(license.end_date);
}

/** Coaches on their own account today, whatever organizations they are in besides. */
export function coachesAlone(holder: Pick<Actor, 'roles' | 'licenses'>, today: Date): boolean {
  return hasGlobalRole(holder, 'Coach') && holder.licenses.some((license) => isCurrent(license, today));
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

/**
 * May make and change what tools of this type work with, such as the questions of a conversation tool: coaches on their
 * own account with a licence that covers it. Whoever is no coach on their own account needs none.
 */
export function mayWriteFor(toolType: ToolType, actor: Actor, today: Date): boolean {
  return !hasGlobalRole(actor, 'Coach') || hasLicenseFor(toolType, actor, today);
}

/** For so many days after a licence has ended, what was begun under it may still be written on. */
export const DAYS_TO_FINISH = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * May change what they hold with tools of this type: with a licence that covers it, and for some days after it has
 * ended as long as it is not finished. Whoever was taken out of their organization and has none reads their past work.
 */
export function mayGoOnWriting(toolType: ToolType, actor: Actor, isFinished: boolean, today: Date): boolean {
  if (hasLicenseFor(toolType, actor, today)) return true;
  const days = isFinished ? [] : Array.from({ length: DAYS_TO_FINISH }, (_, index) => index + 1);
  return days.some((ago) => hasLicenseFor(toolType, actor, new Date(today.getTime() - ago * DAY_MS)));
}

/** A coach for whom the product is locked until they pay; anyone else may go on. */
export function needsLicense(actor: Actor, today: Date): boolean {
  return hasGlobalRole(actor, 'Coach') && !isExemptFromLicenses(actor) && !coachesAlone(actor, today);
}
