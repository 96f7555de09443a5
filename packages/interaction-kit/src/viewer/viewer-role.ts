import { isClient, isOwner } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { headOwnership, type OwnershipSource } from './ownership';

/** How somebody who may read an interaction sees it (spec 1 sections 4 and 6). */
export type ViewerRole =
  /** Its coach: writes. */
  | 'coach'
  /** The person it is about: reads it and the notes meant for them. */
  | 'coachee'
  /** Whoever administers the place it happened in: reads everything. */
  | 'reader';

export function viewerRole(actor: Actor, interaction: OwnershipSource): ViewerRole {
  const ownership = headOwnership(interaction);
  if (isClient(actor, ownership)) return 'coachee';
  return isOwner(actor, ownership) ? 'coach' : 'reader';
}
