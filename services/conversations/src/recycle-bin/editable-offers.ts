import { hasGlobalRole, isInPerson, organizationsWith, programsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { Offer } from '../bank/scopes';

/** What of a bank is somebody's, and to whom it is offered. */
type Offered = { user: string; offer: Offer | null };

/** What of a bank somebody may at most change: their own, and what is offered in places whose content they keep. */
export function editableOffers(actor: Actor): QueryFilter<Offered> {
  if (hasGlobalRole(actor, 'Superuser')) return {};
  const organizations = organizationsWith(actor, 'Organization Admin', 'Organization Content Admin');
  const programs = programsWith(actor, 'Program Admin', 'Program Content Admin');
  const managesContent = hasGlobalRole(actor, 'Content Manager');
  return {
    $or: [
      isInPerson(actor) ? { user: actor.uid } : { user: actor.uid, 'offer.visibility': { $ne: 'private' } },
      { 'offer.organization_uid': { $in: organizations } },
      { 'offer.program_uid': { $in: programs } },
      ...(managesContent ? [{ 'offer.visibility': { $in: ['system', 'system_draft'] } }] : []),
    ],
  } as QueryFilter<Offered>;
}
