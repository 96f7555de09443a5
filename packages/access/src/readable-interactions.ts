import type { Actor } from '@coaching/contracts';
import { hasGlobalRole, isStaff, organizationsWith, programsWith } from './roles';

/** Which interactions somebody may read, in words that a store can look for. */
export interface ReadableInteractions {
  /** Those of this coach, also private ones. */
  user: string;
  /** Of the shared ones all, or those with this coachee, in these organisations or in these programs. */
  shared: 'all' | { client: string; organization_uids: string[]; program_uids: string[] };
}

/** `mayReadInteraction` for who asks for many at once: the same interactions, by what lists look for. */
export function readableInteractions(actor: Actor): ReadableInteractions {
  if (isStaff(actor)) return { user: actor.uid, shared: 'all' };
  return {
    user: actor.uid,
    shared: {
      client: actor.uid,
      organization_uids: organizationsWith(actor, 'Organization Admin'),
      program_uids: programsWith(actor, 'Program Admin'),
    },
  };
}

/** Which interactions somebody may delete and bring back, in the same words. */
export interface DeletableInteractions {
  /** Those of this coach, also private ones. */
  user: string;
  /** Of the shared ones all, or those in these organisations. */
  shared: 'all' | { organization_uids: string[] };
}

/** `mayDeleteInteraction` for who asks for many at once. */
export function deletableInteractions(actor: Actor): DeletableInteractions {
  if (hasGlobalRole(actor, 'Superuser')) return { user: actor.uid, shared: 'all' };
  return {
    user: actor.uid,
    shared: { organization_uids: organizationsWith(actor, 'Organization Admin') },
  };
}
