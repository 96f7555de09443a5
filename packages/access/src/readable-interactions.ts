import type { Actor } from '@coaching/contracts';
import { readingRoles } from './counts-only';
import { isInPerson } from './in-person';
import { hasGlobalRole, isStaff, organizationsWith, programsWith, type RoleHolder } from './roles';

/** The interactions somebody holds as a coach, as far as they are theirs to read. */
export interface OwnInteractions {
  user: string;
  /** Also the private ones: not for who is signed in as somebody else. */
  withPrivate: boolean;
}

/** `isOwner` for who asks for many at once. */
export const ownInteractions = (actor: Actor): OwnInteractions => ({
  user: actor.uid,
  withPrivate: isInPerson(actor),
});

/** Which interactions somebody may read, in words that a store can look for. */
export interface ReadableInteractions {
  own: OwnInteractions;
  /** Of the shared ones all, or those with this coachee, in these organisations or in these programs. */
  shared: 'all' | { client: string; organization_uids: string[]; program_uids: string[] };
}

/** Those that somebody's roles open to them. @param roles theirs, or some of these */
function openTo(actor: Actor, roles: RoleHolder): ReadableInteractions {
  if (isStaff(actor)) return { own: ownInteractions(actor), shared: 'all' };
  return {
    own: ownInteractions(actor),
    shared: {
      client: actor.uid,
      organization_uids: organizationsWith(roles, 'Organization Admin'),
      program_uids: programsWith(roles, 'Program Admin'),
    },
  };
}

/** `mayReadInteraction` for who asks for many at once: the same interactions, by what lists look for. */
export const readableInteractions = (actor: Actor): ReadableInteractions =>
  openTo(actor, readingRoles(actor));

/**
 * Which interactions count in what somebody is shown of many: those they may read, and where administrators see counts
 * and minutes alone those that they administer. Nothing but counts, minutes, dates and names may be made of these.
 */
export const countableInteractions = (actor: Actor): ReadableInteractions => openTo(actor, actor);

/** Which interactions somebody may delete and bring back, in the same words. */
export interface DeletableInteractions {
  own: OwnInteractions;
  /** Of the shared ones all, or those in these organisations. */
  shared: 'all' | { organization_uids: string[] };
}

/** `mayDeleteInteraction` for who asks for many at once. */
export function deletableInteractions(actor: Actor): DeletableInteractions {
  if (hasGlobalRole(actor, 'Superuser')) return { own: ownInteractions(actor), shared: 'all' };
  return {
    own: ownInteractions(actor),
    shared: { organization_uids: organizationsWith(readingRoles(actor), 'Organization Admin') },
  };
}
