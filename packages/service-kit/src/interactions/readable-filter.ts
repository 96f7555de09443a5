import { type InteractionOwnership, readableInteractions } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';

/** Interactions that are not private; also those that were stored before there was a choice. */
export const sharedInteractions: QueryFilter<InteractionOwnership> = { visibility: { $ne: 'private' } };

/** `readableInteractions` of access as a filter of what is stored of interactions: those this actor may read. */
export function readableBy(actor: Actor): QueryFilter<InteractionOwnership> {
  const { user, shared } = readableInteractions(actor);
  // What stays of a deleted one may be nobody's, and is no interaction.
  if (shared === 'all') return { $or: [{ user }, { ...sharedInteractions, user: { $exists: true } }] };
  const concerning: QueryFilter<InteractionOwnership> = {
    $or: [
      { clients: shared.client },
      { organization_uid: { $in: shared.organization_uids } },
      { program_uid: { $in: shared.program_uids } },
    ],
  };
  return { $or: [{ user }, { ...sharedInteractions, ...concerning }] };
}
