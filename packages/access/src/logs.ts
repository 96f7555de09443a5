import type { Actor } from '@coaching/contracts';
import { isCoach } from './coaching';
import { hasOrganizationRole, isStaff } from './roles';

/** Whose interactions the logs of somebody count, of those that they may read (spec 2 section 6, Logs). */
export type LogScope =
  | { of: 'everybody' }
  | { of: 'organization'; organization_uid: string }
  | { of: 'programs'; program_uids: string[]; user: string }
  | { of: 'coach'; user: string }
  | { of: 'coachee'; client: string };

/** May ask for the logs of any organisation. */
export const mayFilterLogsByOrganization = (actor: Actor): boolean => isStaff(actor);

/** May narrow logs to a program of this organisation. @param organization_uid null where none is asked for */
export const mayFilterLogsByProgram = (actor: Actor, organization_uid: string | null): boolean =>
  isStaff(actor) || hasOrganizationRole(actor, organization_uid, 'Organization Admin');

const programsAdministered = (actor: Actor, organization_uid: string | null): string[] =>
  actor.schools
    .filter((school) => school.organization_uid === organization_uid)
    .flatMap(({ programs }) => programs)
    .filter(({ roles }) => roles.includes('Program Admin'))
    .map(({ program_uid }) => program_uid);

/**
 * Staff see everybody's logs, administrators those of their organisation or programs, coaches their own, others only
 * what concerns themselves.
 * @param organization_uid the one they ask about: unless they say, the one they work in
 */
export function logScope(actor: Actor, organization_uid: string | null = actor.organization_uid): LogScope {
  if (isStaff(actor)) return { of: 'everybody' };
  if (organization_uid !== null && hasOrganizationRole(actor, organization_uid, 'Organization Admin'))
    return { of: 'organization', organization_uid };
  const program_uids = programsAdministered(actor, organization_uid);
  if (program_uids.length > 0) return { of: 'programs', program_uids, user: actor.uid };
  return isCoach(actor) ? { of: 'coach', user: actor.uid } : { of: 'coachee', client: actor.uid };
}

/** May see pictures of what coaching came to: who administers where it happened, and staff. */
export const mayOpenPictures = (actor: Actor, organization_uid?: string | null): boolean =>
  ['everybody', 'organization', 'programs'].includes(logScope(actor, organization_uid ?? undefined).of);
