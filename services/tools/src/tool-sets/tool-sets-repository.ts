import { type EntityStore, entityStore, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model, QueryFilter } from 'mongoose';
import { ownedBy, type SetOwner, SYSTEM, type ToolSetRecord, toolSetSchema } from './tool-set-record';

/** What of a set says which parts are in it. */
export type Holder = Pick<ToolSetRecord, 'uid' | 'config_entity' | 'config_uid'> & {
  tools: { uid: string; categories: { uid: string }[] }[];
};

type PartPath = 'tools.uid' | 'tools.categories.uid';

/** The tool sets of this service's database. */
export interface ToolSets extends Pick<EntityStore<ToolSetRecord>, 'find' | 'insert' | 'change'> {
  model: Model<ToolSetRecord>;
  /** An owner's set; null when it is another's. */
  findOf(owner: SetOwner, uid: string): Promise<ToolSetRecord | null>;
  /** The set an owner made first, or null. */
  firstOf(owner: SetOwner): Promise<ToolSetRecord | null>;
  /** All sets of an owner, the first one first. */
  allOf(owner: SetOwner): Promise<ToolSetRecord[]>;
  /** Everybody's sets, each owner's first one before their others. */
  all(): Promise<ToolSetRecord[]>;
  /** Uids of the sets that each of the owners made first. */
  firstUids(owners: readonly SetOwner[]): Promise<Set<string>>;
  /** Those of the platform's sets. */
  systemSets(uids: readonly string[]): Promise<Map<string, ToolSetRecord>>;
  /** Whether a tool was made in a set of one of the owners, and is there. */
  hold(owners: readonly SetOwner[], tool_uid: string): Promise<boolean>;
  /** The set that a tool or a category was made in, also when it is deleted. */
  findWith(path: PartPath, uid: string, session?: ClientSession): Promise<ToolSetRecord | null>;
  /** Sets that hold one of the parts, also deleted ones. */
  holders(tools: readonly string[], categories: readonly string[]): Promise<Holder[]>;
}

const OLDEST_FIRST = { created_at: 1, uid: 1 } as const;

export function toolSetsIn(connection: Connection): ToolSets {
  const model = connection.model<ToolSetRecord>('ToolSet', toolSetSchema);
  const find = (filter: QueryFilter<ToolSetRecord>) =>
    model.find(filter, WITHOUT_ID).sort(OLDEST_FIRST).lean<ToolSetRecord[]>();
  return {
    model,
    ...entityStore({ model, embeds: {} }),
    findOf: (owner, uid) => model.findOne({ uid, ...ownedBy(owner) }, WITHOUT_ID).lean<ToolSetRecord>(),
    firstOf: (owner) => model.findOne(ownedBy(owner), WITHOUT_ID).sort(OLDEST_FIRST).lean<ToolSetRecord>(),
    allOf: (owner) => find(ownedBy(owner)),
    all: () => find({}),
    async firstUids(owners) {
      const theirs = { config_uid: { $in: owners.map(({ config_uid }) => config_uid) } };
      const sets = await model
        .find(theirs, { _id: 0, uid: 1, config_entity: 1, config_uid: 1 })
        .sort({ created_at: -1, uid: -1 })
        .lean<Holder[]>();
      const first = sets.map(
        ({ uid, config_entity, config_uid }) => [`${config_entity} ${config_uid}`, uid] as const,
      );
      return new Set(new Map(first).values());
    },
    async systemSets(uids) {
      const sets = uids.length > 0 ? await find({ ...SYSTEM, uid: { $in: [...uids] } }) : [];
      return new Map(sets.map((set) => [set.uid, set]));
    },
    async hold(owners, tool_uid) {
      const tools = { $elemMatch: { uid: tool_uid, deleted_at: null } };
      return (await model.exists({ $or: owners.map(ownedBy), tools })) !== null;
    },
    findWith: (path, uid, session) =>
      model.findOne({ [path]: uid }, WITHOUT_ID, { session }).lean<ToolSetRecord>(),
    holders: (tools, categories) =>
      model
        .find(
          {
            $or: [{ 'tools.uid': { $in: [...tools] } }, { 'tools.categories.uid': { $in: [...categories] } }],
          },
          { _id: 0, uid: 1, config_entity: 1, config_uid: 1, 'tools.uid': 1, 'tools.categories.uid': 1 },
        )
        .lean<Holder[]>(),
  };
}
