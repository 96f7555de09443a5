import { deletableInteractions, type InteractionOwnership } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import { heldAs, openToAdministrators, sharedInteractions } from './readable-filter';

/** `deletableInteractions` of access as a filter of what is stored of interactions: those this actor may delete. */
export function deletableBy(actor: Actor): QueryFilter<InteractionOwnership> {
  const { own, shared } = deletableInteractions(actor);
  const there =
    shared === 'all' ? {} : { ...openToAdministrators, organization_uid: { $in: shared.organization_uids } };
  return { $or: [heldAs(own), { ...sharedInteractions, ...there }] };
}
