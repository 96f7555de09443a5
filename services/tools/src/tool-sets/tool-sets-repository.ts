import type { ClientSession, Collection, Db } from 'mongodb';
import type { SetOwner, ToolSetRecord } from './tool-set-record';

export const TOOL_SETS = 'tool_sets';

/** The tool sets of this service's database. */
export interface ToolSets {
  collection: Collection<ToolSetRecord>;
  /** An owner's set; null when it is another's. */
  find(owner: SetOwner, uid: string): Promise<ToolSetRecord | null>;
  /** The set an owner made first, or null. */
  firstOf(owner: SetOwner): Promise<ToolSetRecord | null>;
  /** Writes a new set. */
  insert(set: ToolSetRecord, session: ClientSession): Promise<void>;
}

const ownedBy = ({ config_entity, config_uid }: SetOwner) => ({ config_entity, config_uid });

export function toolSetsIn(db: Db): ToolSets {
  const collection = db.collection<ToolSetRecord>(TOOL_SETS);
  return {
    collection,
    find: (owner, uid) => collection.findOne({ uid, ...ownedBy(owner) }, { projection: { _id: 0 } }),
    firstOf: (owner) =>
      collection.findOne(ownedBy(owner), { projection: { _id: 0 }, sort: { created_at: 1, uid: 1 } }),
    async insert(set, session) {
      await collection.insertOne({ ...set }, { session });
    },
  };
}
