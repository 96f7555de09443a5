import type { InteractionOwnership } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { ownBy, readableBy } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';

/** Rows that are in lists as one person's own, or as one person's with others. */
export interface InteractionList {
  /** The field of a row that names whose list it is in. */
  whose: 'user' | 'clients';
  person_uid: string;
  /** Rows, or tallies of them, that the list shows. */
  filter: QueryFilter<InteractionOwnership>;
}

/** Interactions the actor holds as a coach, and may read. */
export function heldBy(actor: Actor): InteractionList {
  return { whose: 'user', person_uid: actor.uid, filter: ownBy(actor) };
}

/** Interactions with one client that the actor may read. */
export function readableWith(actor: Actor, client_uid: string): InteractionList {
  const filter = { $and: [{ clients: client_uid }, readableBy(actor)] };
  return { whose: 'clients', person_uid: client_uid, filter };
}
