import { storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';

/** What this service knows of a tool: what it is called, by its tool set's latest word. */
export interface ToolCopy {
  uid: string;
  name: string;
  /** Revision of the tool set this copy is from; an older word is ignored. */
  revision: number;
}

export const toolCopySchema = storedIn<ToolCopy>('tools', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  revision: { type: Number, required: true },
});
toolCopySchema.index({ uid: 1 }, { unique: true });

/** This service's copies of tools. A tool that has left its set stays, so that what was made with it keeps its name. */
export interface Tools {
  model: Model<ToolCopy>;
  find(uid: string, session: ClientSession): Promise<ToolCopy | null>;
  /** Those of the tools that are known, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, ToolCopy>>;
  put(tool: ToolCopy, session: ClientSession): Promise<void>;
}

export function toolsIn(connection: Connection): Tools {
  const model = connection.model<ToolCopy>('ToolCopy', toolCopySchema);
  return {
    model,
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
