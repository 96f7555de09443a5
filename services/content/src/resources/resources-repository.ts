import type { ResourcePlace } from '@coaching/contracts';
import { WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type ResourceRecord, resourceSchema } from './resource-record';

export interface Resources {
  model: Model<ResourceRecord>;
  /** A living resource, or null. */
  find(uid: string): Promise<ResourceRecord | null>;
  /** A resource, also one in the recycle bin, or null. */
  findAny(uid: string, session?: ClientSession): Promise<ResourceRecord | null>;
  /** All living ones of a place, in the order in which they were made. */
  of(place: ResourcePlace): Promise<ResourceRecord[]>;
  /** Whether an organisation has a living one. */
  hasAny(organization_uid: string, session: ClientSession): Promise<boolean>;
  /** Whether a living one has the file of this name, as files are called here. */
  isFileOfAny(name: string): Promise<boolean>;
  /** Adds or replaces. */
  put(resource: ResourceRecord, session: ClientSession): Promise<void>;
}

export function resourcesIn(connection: Connection): Resources {
  const model = connection.model<ResourceRecord>('Resource', resourceSchema);
  return {
    model,
    find: (uid) => model.findOne({ uid }, WITHOUT_ID).lean<ResourceRecord>(),
    findAny: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<ResourceRecord>(),
    of: ({ config_entity, config_entity_uid }) =>
      model
        .find({ config_entity, config_entity_uid }, WITHOUT_ID)
        .sort({ created_at: 1, uid: 1 })
        .lean<ResourceRecord[]>(),
    hasAny: async (config_entity_uid, session) =>
      (await model.exists({ config_entity: 'Organization', config_entity_uid }).session(session)) !== null,
    async isFileOfAny(name) {
      // Below which path a file is found is part of its address, and may be another after a move.
      const file = { $regex: `/files/${name.replace('.', '\\.')}$` };
      return (await model.exists({ file })) !== null;
    },
    async put(resource, session) {
      const { uid } = resource;
      await model.replaceOne({ uid }, resource, { session, upsert: true, ...WITH_DELETED });
    },
  };
}
