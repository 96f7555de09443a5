import {
  type Coachable,
  organizationCoachRoles,
  organizationsWith,
  programCoachRoles,
  programsWith,
} from '@coaching/access';
import type { Actor, Role } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';

/** People in organisations in which the actor holds one of the roles. */
export const inOrganizationsOf = <Row extends Coachable>(
  actor: Actor,
  roles: readonly Role[],
): QueryFilter<Row> =>
  ({ 'schools.organization_uid': { $in: organizationsWith(actor, ...roles) } }) as QueryFilter<Row>;

/** People in programs in which the actor holds one of the roles. */
export const inProgramsOf = <Row extends Coachable>(actor: Actor, roles: readonly Role[]): QueryFilter<Row> =>
  ({ 'schools.programs.program_uid': { $in: programsWith(actor, ...roles) } }) as QueryFilter<Row>;

/** `mayCoach` of access as a filter: the people this actor may hold interactions with. */
export function coachableBy<Row extends Coachable>(actor: Actor): QueryFilter<Row> {
  const others = { uid: { $ne: actor.uid } };
  if (actor.roles.includes('Superuser')) return others as QueryFilter<Row>;
  return {
    ...others,
    $or: [
      { coaches: actor.uid },
      inOrganizationsOf<Row>(actor, organizationCoachRoles),
      inProgramsOf<Row>(actor, programCoachRoles),
    ],
  } as QueryFilter<Row>;
}
