import { isStaff, organizationsWith, programsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { Whose } from './interaction-record';

/** Rows that are in lists as one person's own, or as one person's with others. */
export interface InteractionList {
  /** The field of a row that names whose list it is in. */
  whose: 'user' | 'clients';
  person_uid: string;
  /** Rows, or tallies of them, that the list shows. */
  filter: Filter<Whose>;
}

/** Whom else than its coach an interaction concerns; of staff that is everyone. */
function concerns(actor: Actor): Filter<Whose> {
  if (isStaff(actor)) return { user: { $exists: true } };
  return {
    $or: [
      { clients: actor.uid },
      { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } },
      { program_uid: { $in: programsWith(actor, 'Program Admin') } },
    ],
  };
}

// Rows from before there was a choice say nothing of it.
const shared: Filter<Whose> = { visibility: { $ne: 'private' } };

/** `mayReadInteraction` of access as a filter: the interactions this actor may read. */
export function readableBy(actor: Actor): Filter<Whose> {
  return { $or: [{ user: actor.uid }, { $and: [shared, concerns(actor)] }] };
}

/** Interactions the actor holds as a coach. */
export function heldBy(actor: Actor): InteractionList {
  return { whose: 'user', person_uid: actor.uid, filter: { user: actor.uid } };
}

/** Interactions with one client that the actor may read. */
export function readableWith(actor: Actor, client_uid: string): InteractionList {
  const filter = { $and: [{ clients: client_uid }, readableBy(actor)] };
  return { whose: 'clients', person_uid: client_uid, filter };
}
