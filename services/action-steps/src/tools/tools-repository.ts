import { type EmbeddingModel, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type ToolCopy, toolCopySchema } from './tool-copy';

/** This service's copies of tools. */
export interface Tools {
  model: Model<ToolCopy>;
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<ToolCopy>;
  /** A tool, also one in the recycle bin, or null when nothing of it was received. */
  find(uid: string, session?: ClientSession): Promise<ToolCopy | null>;
  /** Those of the tools that were received, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, ToolCopy>>;
  /** Writes tools, each of which stands there once. */
  putAll(tools: readonly ToolCopy[], session: ClientSession): Promise<void>;
  /** Claims the tool for this transaction: another one that writes below it, or moves it, is tried again. */
  claim(uid: string, session: ClientSession): Promise<void>;
}

export function toolsIn(connection: Connection): Tools {
  const model = connection.model<ToolCopy>('ToolCopy', toolCopySchema);
  return {
    model,
    embedding: { model, embeds: { user_embed: 'user', client_embeds: 'clients' } },
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<ToolCopy>(),
    async findAll(uids, session) {
      const filter = { uid: { $in: [...uids] } };
      const tools = await model.find(filter, WITHOUT_ID, { session }).lean<ToolCopy[]>();
      return new Map(tools.map((tool) => [tool.uid, tool]));
    },
    async putAll(tools, session) {
      await writeMany<ToolCopy, ToolCopy>(
        model,
        tools.map((tool) => ({
          replaceOne: { filter: { uid: tool.uid }, replacement: tool, upsert: true },
        })),
        session,
      );
    },
    async claim(uid, session) {
      await model.updateOne({ uid }, { $inc: { writes: 1 } }, { session });
    },
  };
}
