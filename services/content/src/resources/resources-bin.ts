import { hasGlobalRole, isStaff, organizationsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { entityShelf, type RecycleBinHandlers, recycleBin, restoreEntity } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { resourceKind } from './resource-kind';
import type { ResourceParts } from './resource-parts';
import type { ResourceRecord } from './resource-record';

/** Places whose resources somebody may change. */
function editablePlaces(actor: Actor): QueryFilter<ResourceRecord> {
  const organizations = isStaff(actor)
    ? {}
    : {
        config_entity_uid: {
          $in: organizationsWith(actor, 'Organization Admin', 'Organization Content Admin'),
        },
      };
  return {
    $or: [
      { config_entity: 'Organization', ...organizations },
      ...(hasGlobalRole(actor, 'Superuser', 'Content Manager') ? [{ config_entity: 'System' }] : []),
    ],
  } as QueryFilter<ResourceRecord>;
}

/** Deleted resources, for those who may change the resources of their place. */
export function resourcesBin(
  parts: Pick<ResourceParts, 'resources' | 'owners' | 'context'>,
): RecycleBinHandlers {
  const { model } = parts.resources;
  const kind = resourceKind(parts);
  const shelf = entityShelf<ResourceRecord>({
    kind: 'resource',
    model,
    scope: editablePlaces,
    mayRestore: kind.mayRestore,
    without: ['description'],
    described: ({ title, config_entity }) => ({
      noun: 'Resource',
      title,
      place: config_entity === 'System' ? 'Platform' : 'Organization',
      path: null,
    }),
    restore: (restoring) => restoreEntity(kind, parts.context, restoring),
  });
  return recycleBin({
    service: 'content',
    shelves: [shelf],
    async namesOf(uids) {
      const asked = { deleted_by: { $in: [...uids] }, deleted_at: { $ne: null } };
      const rows = await model
        .find(asked, { _id: 0, deleted_by: 1, deleted_by_name: 1 })
        .lean<ResourceRecord[]>();
      return new Map(rows.map(({ deleted_by, deleted_by_name }) => [deleted_by!, deleted_by_name]));
    },
  });
}
