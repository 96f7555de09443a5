import type { InteractionOwnership } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { ownBy, readableBy, sharedInteractions } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';

/** A person's steps that the actor may read; of their own a coach reads all, and a coachee those that are shared. */
export function readableOf(
  actor: Actor,
  whose: 'user' | 'clients',
  person_uid: string,
): QueryFilter<InteractionOwnership> {
  const theirs = { [whose]: person_uid };
  if (actor.uid !== person_uid) return { $and: [theirs, readableBy(actor)] };
  return whose === 'user' ? ownBy(actor) : { ...theirs, ...sharedInteractions };
}
