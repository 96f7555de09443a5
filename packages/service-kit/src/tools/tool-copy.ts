import type { ToolOwner } from '@coaching/access';
import { type ConfigEntity, configEntities, type ToolSetFacts } from '@coaching/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { copied, storedIn, WITHOUT_ID, within } from '../mongo/models';

type ToolFacts = ToolSetFacts['tools'][number];

/** What a service knows of a tool, by its tool set's latest word. */
export interface ToolCopy extends Omit<ToolFacts, 'tool_type'>, ToolOwner {
  tool_type: string;
  config_entity: ConfigEntity;
  /** Uid of the tool set it is made in; null for a copy of before that was stored. */
  set_uid: string | null;
  /** Uids of categories it had once; what belongs to them went to the recycle bin with them. */
  gone_categories: string[];
  /** Revision of the tool set this copy is from; an older word is ignored. */
  revision: number;
}

const categoryStored = copied(
  within<ToolCopy['categories'][number]>({ uid: { type: String, required: true }, name: String }),
);

export const toolCopySchema = storedIn<ToolCopy>('tools', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  tool_type: { type: String, required: true },
  structured: { type: Boolean, default: false },
  categories: [categoryStored],
  gone_categories: [String],
  deleted: { type: Boolean, default: false },
  config_entity: { type: String, enum: configEntities, required: true },
  config_uid: { type: String, required: true },
  set_uid: { type: String, default: null },
  revision: { type: Number, required: true },
});
toolCopySchema.index({ uid: 1 }, { unique: true });

/** A service's copies of tools, of every type. */
export interface Tools {
  find(uid: string, session?: ClientSession): Promise<ToolCopy | null>;
  /** Those of the tools that are known, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, ToolCopy>>;
  put(tool: ToolCopy, session: ClientSession): Promise<void>;
}

/** The copies of tools in a service's database, which `storeTools` updates. */
export function toolsIn(connection: Connection): Tools {
  const model = connection.model<ToolCopy>('ToolCopy', toolCopySchema);
  return {
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<ToolCopy>(),
    async findAll(uids, session) {
      const tools = await model.find({ uid: { $in: [...uids] } }, WITHOUT_ID, { session }).lean<ToolCopy[]>();
      return new Map(tools.map((tool) => [tool.uid, tool]));
    },
    async put(tool, session) {
      await model.replaceOne({ uid: tool.uid }, tool, { upsert: true, session });
    },
  };
}
