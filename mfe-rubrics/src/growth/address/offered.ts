import { growthPlaces, isCoach, isCoachee } from '@coaching/access';
import type { Actor, CallResponse, Organization, User } from '@coaching/contracts';
import type { GrowthScope } from './growth-address';

/** Somebody, or a group, whose growth one may choose to look at. */
export interface OfferedScope {
  scope: GrowthScope;
  label: string;
}

interface Viewer {
  user: User;
  organization: Organization | null;
  actor: Actor;
}

/** A program of the organisation that somebody works in. */
type ProgramThere = { uid: string; program_name: string; organization_uid: string };

/**
 * Whose growth somebody is offered, what concerns most people first: their places, a coachee of theirs, their own.
 * @param there programs of organisations that they administer
 */
export function offeredWhose(
  { user, organization, actor }: Viewer,
  there: readonly ProgramThere[] = [],
): OfferedScope[] {
  const { organization_uids, program_uids } = growthPlaces(actor);
  const nameOf = (uid: string) =>
    user.schools.find(({ organization_uid }) => organization_uid === uid)?.organization_name ??
    (organization?.uid === uid ? organization.name : 'The organization');
  const programs = user.schools.flatMap((school) => school.programs);
  const programName = (uid: string) =>
    programs.find(({ program_uid }) => program_uid === uid)?.program_name ?? 'The program';
  return [
    ...organization_uids.map((uid) => ({
      scope: { kind: 'organization', uid } as const,
      label: nameOf(uid),
    })),
    ...there
      .filter(({ uid }) => !program_uids.includes(uid))
      .map(({ uid, program_name, organization_uid }) => ({
        scope: { kind: 'program', uid, organization_uid } as const,
        label: program_name,
      })),
    ...program_uids.map((uid) => ({ scope: { kind: 'program', uid } as const, label: programName(uid) })),
    ...(isCoach(actor) ? [{ scope: { kind: 'coachee', uid: null } as const, label: 'A coachee' }] : []),
    ...(isCoachee(actor) ? [{ scope: { kind: 'coachee', uid: user.uid } as const, label: 'Me' }] : []),
  ];
}

/**
 * What an address asks for, as it is offered to who looks: the same program is a part of the organization for who
 * administers that, and a group of its own for who administers it alone.
 */
export const asOffered = (scope: GrowthScope, offered: readonly OfferedScope[]): GrowthScope =>
  offered.find((one) => one.scope.kind === scope.kind && one.scope.uid === scope.uid)?.scope ?? scope;

type Rubrics = CallResponse<'getGrowthRubrics'>['rubrics'];

/**
 * The rubrics of which somebody's growth can be looked at. Who administers a place is not told whom its people scored,
 * so that of a coachee they did not score themselves all are offered.
 */
export function offeredRubrics(rubrics: Rubrics, scope: GrowthScope | null, administers: boolean): Rubrics {
  if (scope?.kind !== 'coachee' || scope.uid === null) return rubrics;
  const { uid } = scope;
  const theirs = rubrics.filter(({ client_uids }) => client_uids.includes(uid));
  return theirs.length === 0 && administers ? rubrics : theirs;
}
