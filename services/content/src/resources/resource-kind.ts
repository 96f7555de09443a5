import { mayEditResources, mayReadResources } from '@coaching/access';
import type { ResourceOwner } from '@coaching/contracts';
import { type DeletableKind, entityStore, type Transaction } from '@coaching/service-kit';
import type { ResourceParts } from './resource-parts';
import type { ResourceRecord } from './resource-record';

/**
 * What deleting and restoring need to know of resources.
 * @param changed receives the organisation of one that went or came back; undefined for the platform's
 */
export function resourceKind(
  { resources, owners }: Pick<ResourceParts, 'resources' | 'owners'>,
  changed: (organization: ResourceOwner | undefined) => void = () => {},
): DeletableKind<ResourceRecord> {
  const afterChange = async (resource: ResourceRecord, transaction: Transaction) =>
    changed(await owners.afterChange(resource, resources, transaction));
  return {
    store: entityStore({ model: resources.model, embeds: {} }),
    mayRead: (actor, resource) => mayReadResources(actor, resource) || mayEditResources(actor, resource),
    mayDelete: mayEditResources,
    mayRestore: mayEditResources,
    eventsFor: () => [],
    beforeDelete: (_stored, { actor }) => ({ deleted_by_name: actor.username }),
    afterDelete: afterChange,
    beforeRestore: () => ({ deleted_by_name: '' }),
    afterRestore: afterChange,
  };
}
