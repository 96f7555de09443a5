import {
  isStaff,
  organizationCoachRoles,
  organizationOfficeRoles,
  organizationsWith,
  programCoachRoles,
  programsWith,
} from '@coaching/access';
import { type Actor, type Role } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { PersonRecord } from './person-record';

/** People in organisations in which the actor holds one of the roles. */
const inOrganizationsOf = (actor: Actor, roles: readonly Role[]): Filter<PersonRecord> => ({
  'schools.organization_uid': { $in: organizationsWith(actor, ...roles) },
});

/** People in programs in which the actor holds one of the roles. */
const inProgramsOf = (actor: Actor, roles: readonly Role[]): Filter<PersonRecord> => ({
  'schools.programs.program_uid': { $in: programsWith(actor, ...roles) },
});

/** `mayCoach` of access as a filter: the people this actor may hold interactions with. */
export function coachableBy(actor: Actor): Filter<PersonRecord> {
  const others: Filter<PersonRecord> = { uid: { $ne: actor.uid } };
  if (actor.roles.includes('Superuser')) return others;
  return {
    ...others,
    $or: [
      { coaches: actor.uid },
      inOrganizationsOf(actor, organizationCoachRoles),
      inProgramsOf(actor, programCoachRoles),
    ],
  };
}

/** `mayKnow` of access as a filter: the people whose names this actor may see. */
export function knownTo(actor: Actor): Filter<PersonRecord> {
  if (isStaff(actor)) return {};
  return {
    $or: [
      { uid: actor.uid },
      { coaches: actor.uid },
      inOrganizationsOf(actor, [...organizationCoachRoles, ...organizationOfficeRoles]),
      inProgramsOf(actor, programCoachRoles),
    ],
  };
}
