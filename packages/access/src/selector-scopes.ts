import type { Actor, Organization, Program } from '@coaching/contracts';
import { mayListOrganization, mayListProgram } from './listing';
import { isStaff } from './roles';

/** Among whom the user selector looks (spec 2 section 2). */
export type SelectorScope = 'all' | 'organization' | 'program';

/** The organisation a person works in, as far as the question needs. */
export type WorkingPlace = Pick<Organization, 'uid' | 'programs'>;

/** Programs of the organisation one works in by which one may narrow the people in the selector. */
export function selectorPrograms(actor: Actor, place: WorkingPlace | null): Program[] {
  if (!place) return [];
  const organization_uid = place.uid;
  return place.programs.filter(({ uid }) => mayListProgram(actor, { organization_uid, program_uid: uid }));
}

/** Among whom a person may look, widest first: everyone is for staff, the others need an organisation to work in. */
export function selectorScopes(actor: Actor, place: WorkingPlace | null): SelectorScope[] {
  const scopes: [SelectorScope, boolean][] = [
    ['all', isStaff(actor)],
    ['organization', place !== null && mayListOrganization(actor, place.uid)],
    ['program', selectorPrograms(actor, place).length > 0],
  ];
  return scopes.filter(([, has]) => has).map(([scope]) => scope);
}
