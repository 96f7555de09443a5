import { configurableOwners, type ToolOwner } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';

/** `configurableOwners` of access as a filter of what belongs to such an owner. */
export function configurableBy(actor: Actor): QueryFilter<ToolOwner> {
  const owners = configurableOwners(actor);
  if (owners === 'all') return {};
  const { organization_uids, user } = owners;
  return {
    $or: [
      { config_entity: 'Organization', config_uid: { $in: organization_uids } },
      ...(user === null ? [] : [{ config_entity: 'User' as const, config_uid: user }]),
    ],
  };
}
