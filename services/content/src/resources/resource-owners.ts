import type { ResourceOwner, ResourcePlace } from '@coaching/contracts';
import { type Announcement, storedIn, type Transaction, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import type { OrganizationNames } from '../organizations/organization-names';
import type { Resources } from './resources-repository';

/** Whether an organisation has resources, in the collection `resource_owners`. */
interface ResourceOwnerRecord {
  /** Uid of the organisation. */
  uid: string;
  /** One more with every change of its resources, so that two at once are one after the other. */
  revision: number;
  has_resources: boolean;
}

export const resourceOwnerSchema = storedIn<ResourceOwnerRecord>('resource_owners', {
  uid: { type: String, required: true },
  revision: { type: Number, required: true },
  has_resources: { type: Boolean, default: false },
});
resourceOwnerSchema.index({ uid: 1 }, { unique: true });

const resourcesChanged = ({
  uid,
  revision,
  has_resources,
}: ResourceOwnerRecord): Announcement<'resources.changed'> => ({
  type: 'resources.changed',
  entity_uid: uid,
  revision,
  data: { organization_uid: uid, has_resources },
});

export interface ResourceOwners {
  /**
   * After a change of a resource, its organisation and whether it has any now, which is published when it is new;
   * undefined for the platform's.
   */
  afterChange(
    place: ResourcePlace,
    resources: Resources,
    transaction: Transaction,
  ): Promise<ResourceOwner | undefined>;
  /** What was published last of each. */
  each(): AsyncIterable<Announcement>;
}

export function resourceOwnersIn(connection: Connection, names: OrganizationNames): ResourceOwners {
  const model = connection.model<ResourceOwnerRecord>('ResourceOwner', resourceOwnerSchema);
  return {
    async afterChange({ config_entity, config_entity_uid: uid }, resources, { session, announce }) {
      if (config_entity !== 'Organization') return undefined;
      const before = await model
        .findOneAndUpdate(
          { uid },
          { $inc: { revision: 1 } },
          { session, upsert: true, projection: WITHOUT_ID },
        )
        .lean<ResourceOwnerRecord>();
      const has_resources = await resources.hasAny(uid, session);
      if (has_resources !== (before?.has_resources ?? false)) {
        await model.updateOne({ uid }, { $set: { has_resources } }, { session });
        await announce(resourcesChanged({ uid, revision: (before?.revision ?? 0) + 1, has_resources }));
      }
      return { uid, ...(await names.find(uid)), has_resources };
    },
    async *each() {
      const owners = model.find({}, WITHOUT_ID).lean<ResourceOwnerRecord[]>().cursor();
      for await (const owner of owners) yield resourcesChanged(owner);
    },
  };
}
