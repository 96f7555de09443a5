import { DEFAULT_TOOL_SET, type InteractionKind } from '@coaching/contracts';
import { storedIn, WITHOUT_ID, within, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { SetOwner, ToolSetRecord } from '../tool-sets/tool-set-record';
import type { ToolSets } from '../tool-sets/tool-sets-repository';
import type { CountedUnder } from './counted-under';

/** What an interaction is counted under, in the collection `interactions`. */
export interface UseRecord {
  uid: string;
  /** The interaction's revision this is from; an older word is ignored. */
  revision: number;
  /** Null for what is deleted, or was made with no set. */
  under: CountedUnder | null;
  /** Rows from before these were published lack them. */
  entity_type?: InteractionKind;
  created_at?: Date;
  deleted?: boolean;
}

/** How many interactions are counted under one set, in the collection `tool_set_uses`. */
interface CountRecord extends CountedUnder {
  count: number;
}

const underFields = {
  set_uid: { type: String, required: true },
  owner_uid: { type: String, required: true },
};

export const useSchema = storedIn<UseRecord>('interactions', {
  uid: { type: String, required: true },
  revision: { type: Number, required: true },
  under: { type: within<CountedUnder>(underFields), default: null },
  entity_type: String,
  created_at: Date,
  deleted: Boolean,
});
useSchema.index({ uid: 1 }, { unique: true });

export const countSchema = storedIn<CountRecord>('tool_set_uses', {
  ...underFields,
  count: { type: Number, required: true },
});
countSchema.index({ owner_uid: 1, set_uid: 1 }, { unique: true });

/** How often one place is counted more, or less. */
export interface CountChange extends CountedUnder {
  by: number;
}

/** How many interactions were made with which tool sets. */
export interface Usage {
  /** What is known of interactions, by uid. */
  findAll(uids: readonly string[], session: ClientSession): Promise<Map<string, UseRecord>>;
  /** Writes interactions as they are now, and what that changes in the counts. */
  putAll(uses: readonly UseRecord[], changes: readonly CountChange[], session: ClientSession): Promise<void>;
  /** The counts of sets; an owner's first one has those of the set that they had before they stored any. */
  counts(sets: readonly ToolSetRecord[]): Promise<(set: ToolSetRecord) => number>;
}

export function usageIn(connection: Connection, toolSets: Pick<ToolSets, 'firstUids'>): Usage {
  const uses = connection.model<UseRecord>('InteractionUse', useSchema);
  const counts = connection.model<CountRecord>('ToolSetUses', countSchema);
  return {
    async findAll(uids, session) {
      const known = await uses.find({ uid: { $in: [...uids] } }, WITHOUT_ID, { session }).lean<UseRecord[]>();
      return new Map(known.map((use) => [use.uid, use]));
    },
    async putAll(changed, changes, session) {
      await writeMany<UseRecord, UseRecord>(
        uses,
        changed.map((use) => ({ replaceOne: { filter: { uid: use.uid }, replacement: use, upsert: true } })),
        session,
      );
      await writeMany<CountRecord, CountRecord>(
        counts,
        changes.map(({ set_uid, owner_uid, by }) => ({
          updateOne: { filter: { set_uid, owner_uid }, update: { $inc: { count: by } }, upsert: true },
        })),
        session,
      );
    },
    async counts(sets) {
      const owners: SetOwner[] = sets.map(({ config_entity, config_uid }) => ({ config_entity, config_uid }));
      const owner_uid = { $in: [...new Set(owners.map(({ config_uid }) => config_uid))] };
      const set_uid = { $in: [DEFAULT_TOOL_SET, ...sets.map(({ uid }) => uid)] };
      const [rows, first] = await Promise.all([
        counts.find({ owner_uid, set_uid }, WITHOUT_ID).lean<CountRecord[]>(),
        toolSets.firstUids(owners),
      ]);
      const byKey = new Map(rows.map((row) => [`${row.set_uid} ${row.owner_uid}`, row.count]));
      const under = (uid: string, { config_uid }: SetOwner) => byKey.get(`${uid} ${config_uid}`) ?? 0;
      return (set) => under(set.uid, set) + (first.has(set.uid) ? under(DEFAULT_TOOL_SET, set) : 0);
    },
  };
}
