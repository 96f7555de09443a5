import {
  hasAnyRole,
  mayBecome,
  mayManageAccount,
  mayOpenCaseload,
  mayPlace,
  mayRemoveFrom,
  type Place,
} from '@coaching/access';
import type { Actor, ListedUser } from '@coaching/contracts';

/** What one may do with somebody in a list of the people of a place. */
export interface UserActions {
  /** Read what they took part in; for a coach's clients alone (spec 2 section 2). */
  interactions: boolean;
  /** Look at the coachees of a coach. */
  coachees: boolean;
  manage: boolean;
  become: boolean;
  remove: boolean;
}

/** By what the list says of them; the service decides again by all that it knows. */
export function userActions(
  actor: Actor,
  place: Place,
  { uid, roles, schools, disabled }: ListedUser,
): UserActions {
  // Who administers them sees their roles; from all others these are kept.
  const person = { uid, roles: roles ?? [], schools: schools ?? [], coaches: [] };
  return {
    interactions: place.kind === 'coaches',
    coachees: hasAnyRole(person, 'Coach') && mayOpenCaseload(actor, person),
    manage: mayManageAccount(actor, person),
    become: mayBecome(actor, person) && !disabled,
    remove: mayRemoveFrom(actor, place) && mayPlace(actor, person),
  };
}
