import {
  isStaff,
  officeRoles,
  organizationCoachRoles,
  organizationOfficeRoles,
  organizationsWith,
  platformRoles,
  programCoachRoles,
  programsWith,
} from '@coaching/access';
import { type Actor, type Role, roles } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { PersonRecord } from './person-record';

/** People in organisations in which the actor holds one of the roles. */
const inOrganizationsOf = (actor: Actor, roles: readonly Role[]): QueryFilter<PersonRecord> => ({
  'schools.organization_uid': { $in: organizationsWith(actor, ...roles) },
});

/** People in programs in which the actor holds one of the roles. */
const inProgramsOf = (actor: Actor, roles: readonly Role[]): QueryFilter<PersonRecord> => ({
  'schools.programs.program_uid': { $in: programsWith(actor, ...roles) },
});

/** `mayCoach` of access as a filter: the people this actor may hold interactions with. */
export function coachableBy(actor: Actor): QueryFilter<PersonRecord> {
  const others: QueryFilter<PersonRecord> = { uid: { $ne: actor.uid } };
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

const anywhere = (roles: readonly Role[]): QueryFilter<PersonRecord>[] =>
  (['roles', 'schools.roles', 'schools.programs.roles'] as const).map((field) => ({
    [field]: { $in: [...roles] },
  }));

/** `isCoachable` of access as a filter: the people who take part in coaching. */
export const takingPart: QueryFilter<PersonRecord> = {
  roles: { $nin: [...platformRoles] },
  $or: [...anywhere(roles.filter((role) => !officeRoles.includes(role))), { $nor: anywhere(officeRoles) }],
};

/** `mayKnow` of access as a filter: the people whose names this actor may see. */
export function knownTo(actor: Actor): QueryFilter<PersonRecord> {
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
