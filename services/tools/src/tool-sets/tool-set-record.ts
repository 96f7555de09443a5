import { type ConfigEntity, configEntities, type Tool, toolTypes } from '@coaching/contracts';
import { type Entity, entityIn, within } from '@coaching/service-kit';

/** Whose a tool set is. */
export interface SetOwner {
  config_entity: ConfigEntity;
  /** Uid of the organisation or the coach. */
  config_uid: string;
}

/** The platform itself, as an owner (spec 2 section 4). */
export const SYSTEM: SetOwner = { config_entity: 'System', config_uid: 'system' };

export const ownedBy = ({ config_entity, config_uid }: SetOwner): SetOwner => ({ config_entity, config_uid });

/** Who put a part of a set into the recycle bin, and when. */
export interface Deletion {
  deleted_at: Date;
  /** Uid of a person. */
  deleted_by: string;
}

/** A part of a set; one that is deleted stays at its place. Absent in what was stored before parts could be deleted. */
export type Deletable = { [Name in keyof Deletion]?: Deletion[Name] | null };

export type StoredCategory = Tool['categories'][number] & Deletable;

/** A tool as the set it was made in holds it; whose it is follows from the set, and owners name its lanes. */
export interface OwnTool extends Omit<Tool, 'tool_owner' | 'lanes' | 'categories'>, Deletable {
  categories: StoredCategory[];
}

/** Whether a part of a set is not in the recycle bin. */
export const isThere = ({ deleted_at }: Deletable) => !deleted_at;

/** A tool set as the collection `tool_sets` holds it. */
export interface ToolSetRecord extends SetOwner, Entity {
  name: string;
  /** Tools that were made in it, also those in the recycle bin. */
  tools: OwnTool[];
  /** Uids of tools in the order they are offered in; the ones it leaves out come after. */
  tools_order: string[];
  /** Uids of hidden tools. */
  tools_deleted: string[];
  /** Uid of the System set whose tools it takes over. */
  uses: string | null;
  /** Uids of sets it took tools over from before. */
  old_uses: string[];
}

type SetFields = SetOwner & Pick<ToolSetRecord, 'uid' | 'name' | 'tools' | 'uses'>;

/** A set as it begins: nothing of it is hidden, and its tools stand in the order they were made in. */
export const newToolSet = (fields: SetFields, now: Date): ToolSetRecord => ({
  ...fields,
  tools_order: [],
  tools_deleted: [],
  old_uses: [],
  revision: 1,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  deleted_by: null,
});

/** Whose something is, as schemas say it. */
export const ownerFields = {
  config_entity: { type: String, enum: configEntities, required: true },
  config_uid: { type: String, required: true },
} as const;

const deletionFields = {
  deleted_at: { type: Date, default: null },
  deleted_by: { type: String, default: null },
} as const;

const ownToolSchema = within<OwnTool>({
  uid: { type: String, required: true },
  name: { type: String, required: true },
  tool_type: { type: String, enum: toolTypes, required: true },
  structured: { type: Boolean, required: true },
  categories: [within<StoredCategory>({ uid: String, name: String, ...deletionFields })],
  ...deletionFields,
});

export const toolSetSchema = entityIn<ToolSetRecord>('tool_sets', {
  ...ownerFields,
  name: { type: String, required: true },
  tools: [ownToolSchema],
  tools_order: [String],
  tools_deleted: [String],
  uses: { type: String, default: null },
  old_uses: [String],
});
toolSetSchema.index({ config_entity: 1, config_uid: 1, created_at: 1, uid: 1 });
toolSetSchema.index({ 'tools.uid': 1 });
toolSetSchema.index({ 'tools.categories.uid': 1 });
