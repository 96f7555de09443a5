import {
  isStaff,
  officeRoles,
  organizationCoachRoles,
  organizationOfficeRoles,
  platformRoles,
  programCoachRoles,
} from '@coaching/access';
import { type Actor, type Role, roles } from '@coaching/contracts';
import { inOrganizationsOf, inProgramsOf } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PersonRecord } from './person-record';

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
      inOrganizationsOf<PersonRecord>(actor, [...organizationCoachRoles, ...organizationOfficeRoles]),
      inProgramsOf<PersonRecord>(actor, programCoachRoles),
    ],
  };
}
