import type { Actor, Role } from '@coaching/contracts';
import { readingRoles } from './counts-only';
import type { InteractionOwnership } from './interaction-ownership';
import { mayReadInteraction, readersOf } from './interactions';
import {
  hasAnyRole,
  hasGlobalRole,
  hasOrganizationRole,
  hasProgramRole,
  isInProgram,
  isMemberOf,
  organizationsWith,
  programsWith,
} from './roles';

/** For whom there are pages of growth; what is on them is each one's own. */
export const growthRoles: readonly Role[] = [
  'Superuser',
  'Organization Admin',
  'Program Admin',
  'Coach',
  'Coachee',
];

/** Has a page of growth at all. */
export const hasGrowthPage = (actor: Actor): boolean => hasAnyRole(actor, ...growthRoles);

/** A program or an organisation whose people are looked at as a group. */
export type GrowthPlace =
  | { program_uid: string; organization_uid?: undefined }
  | { organization_uid: string; program_uid?: undefined }
  /** A program as a part of its organisation. */
  | { organization_uid: string; program_uid: string };

/**
 * May see how the people of a place went as a group: its own administrators, unless they see counts alone, which scores
 * are not, and Superusers.
 */
export function mayReadGroupGrowth(actor: Actor, { program_uid, organization_uid }: GrowthPlace): boolean {
  if (hasGlobalRole(actor, 'Superuser')) return true;
  return organization_uid === undefined
    ? hasProgramRole(readingRoles(actor), program_uid, 'Program Admin')
    : hasOrganizationRole(readingRoles(actor), organization_uid, 'Organization Admin');
}

/**
 * The place that is meant by who names a program alone: for who administers its organisation and not the program itself,
 * it is a part of that organisation, which they see too.
 * @param organization_uid the program's; null where that is not known
 */
export function growthPlaceOf(
  actor: Actor,
  program_uid: string,
  organization_uid: string | null,
): GrowthPlace {
  const isPart =
    organization_uid !== null &&
    !mayReadGroupGrowth(actor, { program_uid }) &&
    hasOrganizationRole(actor, organization_uid, 'Organization Admin');
  return isPart ? { organization_uid, program_uid } : { program_uid };
}

/**
 * Whether a group may be shown to who also sees a larger one that it is a part of: those who are in the larger one alone
 * are nobody, or as many as may be shown themselves. Of two groups that differ by one person the difference is that person.
 * @param smallest how many people may be shown
 */
export const isSafeBeside = (people: number, ofLarger: number, smallest: number): boolean =>
  ofLarger === people || ofLarger - people >= smallest;

/** The places whose growth somebody is offered: those they administer, and for a Superuser the one they work in. */
export function growthPlaces(actor: Actor): { organization_uids: string[]; program_uids: string[] } {
  const { organization_uid } = actor;
  const reading = readingRoles(actor);
  const worksIn = organization_uid !== null && hasGlobalRole(actor, 'Superuser') ? [organization_uid] : [];
  return {
    organization_uids: [...new Set([...organizationsWith(reading, 'Organization Admin'), ...worksIn])],
    program_uids: programsWith(reading, 'Program Admin'),
  };
}

/** Knows that a place is there, and may be told that its growth is not for them. */
export const knowsGrowthPlace = (actor: Actor, { program_uid, organization_uid }: GrowthPlace): boolean =>
  organization_uid === undefined ? isInProgram(actor, program_uid) : isMemberOf(actor, organization_uid);

/**
 * May see a scored interaction as part of a coachee's growth: of its readers those who take part in coaching, which is
 * all but the platform's support.
 */
export function mayReadGrowthIn(actor: Actor, interaction: InteractionOwnership): boolean {
  const takesPart = readersOf(interaction).some(({ kind, includes }) => kind !== 'staff' && includes(actor));
  return takesPart || (hasGlobalRole(actor, 'Superuser') && mayReadInteraction(actor, interaction));
}
