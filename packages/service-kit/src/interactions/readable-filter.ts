import {
  countableInteractions,
  type InteractionOwnership,
  type OwnInteractions,
  ownInteractions,
  type ReadableInteractions,
  readableInteractions,
} from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';

/** Interactions that are not private; also those that were stored before there was a choice. */
export const sharedInteractions: QueryFilter<InteractionOwnership> = { visibility: { $ne: 'private' } };

/** Those somebody holds as a coach. */
export const heldAs = ({ user, withPrivate }: OwnInteractions): QueryFilter<InteractionOwnership> =>
  withPrivate ? { user } : { ...sharedInteractions, user };

/** The interactions that an actor holds as a coach, as far as they are theirs to read. */
export const ownBy = (actor: Actor): QueryFilter<InteractionOwnership> => heldAs(ownInteractions(actor));

/** Those that administrators may read, too: what was written while they saw counts alone stays closed to them. */
export const openToAdministrators: QueryFilter<InteractionOwnership> = { counts_only: { $ne: true } };

/** @param administered which of those that somebody administers */
function openInWords(
  { own, shared }: ReadableInteractions,
  administered: QueryFilter<InteractionOwnership>,
): QueryFilter<InteractionOwnership> {
  // What stays of a deleted one may be nobody's, and is no interaction.
  if (shared === 'all') return { $or: [heldAs(own), { ...sharedInteractions, user: { $exists: true } }] };
  const concerning: QueryFilter<InteractionOwnership> = {
    $or: [
      { clients: shared.client },
      { ...administered, organization_uid: { $in: shared.organization_uids } },
      { ...administered, program_uid: { $in: shared.program_uids } },
    ],
  };
  return { $or: [heldAs(own), { ...sharedInteractions, ...concerning }] };
}

/** `readableInteractions` of access as a filter of what is stored of interactions: those this actor may read. */
export const readableBy = (actor: Actor): QueryFilter<InteractionOwnership> =>
  openInWords(readableInteractions(actor), openToAdministrators);

/** `countableInteractions` of access in the same words: for counts and minutes, never for content. */
export const countableBy = (actor: Actor): QueryFilter<InteractionOwnership> =>
  openInWords(countableInteractions(actor), {});
