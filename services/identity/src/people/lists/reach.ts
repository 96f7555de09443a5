import {
  isStaff,
  organizationCoachRoles,
  organizationOfficeRoles,
  organizationsWith,
  programCoachRoles,
} from '@coaching/access';
import type { Actor, Role } from '@coaching/contracts';
import { EVERYBODY, ofCoach, ofOrganization, ofProgram } from './person-lists';

/** People who are in one list, and where they are at least. */
export interface Circle {
  list: string;
  organization_uid?: string;
  program_uid?: string;
}

/** Whom somebody may see or coach: everybody of some lists, of which none is in another by its place. */
export interface Reach {
  circles: readonly Circle[];
  /** Uids of people besides. */
  uids: readonly string[];
}

const everybody: Reach = { circles: [{ list: EVERYBODY }], uids: [] };

export const organizationCircle = (organization_uid: string): Circle => ({
  list: ofOrganization(organization_uid),
  organization_uid,
});
export const programCircle = (organization_uid: string, program_uid: string): Circle => ({
  list: ofProgram(program_uid),
  organization_uid,
  program_uid,
});

/** Those whom somebody invited, and whoever is where they hold one of these roles. */
function reachOf(actor: Actor, organizationRoles: readonly Role[], programRoles: readonly Role[]): Circle[] {
  const organizations = new Set(organizationsWith(actor, ...organizationRoles));
  const programs = actor.schools
    .filter(({ organization_uid }) => !organizations.has(organization_uid))
    .flatMap(({ organization_uid, programs }) =>
      programs
        .filter(({ roles }) => roles.some((role) => programRoles.includes(role)))
        .map(({ program_uid }) => programCircle(organization_uid, program_uid)),
    );
  return [...[...organizations].map(organizationCircle), ...programs, { list: ofCoach(actor.uid) }];
}

/** `knownTo` as lists. */
export const knownReach = (actor: Actor): Reach =>
  isStaff(actor)
    ? everybody
    : {
        circles: reachOf(actor, [...organizationCoachRoles, ...organizationOfficeRoles], programCoachRoles),
        uids: [actor.uid],
      };

/** `coachableBy` as lists, in which the coach may be, too. */
export const coachableReach = (coach: Actor): Reach =>
  coach.roles.includes('Superuser')
    ? everybody
    : { circles: reachOf(coach, organizationCoachRoles, programCoachRoles), uids: [] };

/** Whether all of a circle are within reach. */
export const reaches = ({ circles }: Reach, { list, organization_uid }: Circle): boolean =>
  circles.some(
    (circle) =>
      circle.list === EVERYBODY ||
      circle.list === list ||
      (organization_uid !== undefined && circle.list === ofOrganization(organization_uid)),
  );
