import { isStaff, organizationsWith, programsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { InteractionRecord } from './interaction-record';

/** `mayReadInteraction` of access as a filter: the interactions this actor may read. */
export function readableBy(actor: Actor): Filter<InteractionRecord> {
  if (isStaff(actor)) return { user: { $exists: true } };
  return {
    $or: [
      { user: actor.uid },
      { clients: actor.uid },
      { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } },
      { program_uid: { $in: programsWith(actor, 'Program Admin') } },
    ],
  };
}

/** Interactions the actor holds as a coach. */
export function heldBy(actor: Actor): Filter<InteractionRecord> {
  return { user: actor.uid };
}

/** Interactions with one client that the actor may read; a client may read all of their own. */
export function readableWith(actor: Actor, client_uid: string): Filter<InteractionRecord> {
  const withClient = { clients: client_uid };
  return actor.uid === client_uid ? withClient : { $and: [withClient, readableBy(actor)] };
}
