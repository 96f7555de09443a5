import type { UserEmbed } from '@coaching/contracts';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { ToolCopy } from './tool-copy';

export const TOOLS = 'tools';

/** This service's copies of tools. */
export interface Tools {
  collection: Collection<ToolCopy>;
  /** A tool, also one in the recycle bin, or null when nothing was heard of it. */
  find(uid: string, session?: ClientSession): Promise<ToolCopy | null>;
  /** Those of the tools that were heard of, by uid. */
  findAll(uids: readonly string[]): Promise<Map<string, ToolCopy>>;
  put(tool: ToolCopy, session: ClientSession): Promise<void>;
  /** Claims the tool for this transaction: another one that writes below it, or moves it, is tried again. */
  claim(uid: string, session: ClientSession): Promise<void>;
  /** Puts a person's new name and picture on every tool they are part of. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<void>;
}

export function toolsIn(db: Db): Tools {
  const collection = db.collection<ToolCopy>(TOOLS);
  return {
    collection,
    find: (uid, session) => collection.findOne({ uid }, { session, projection: { _id: 0 } }),
    async findAll(uids) {
      const tools = await collection.find({ uid: { $in: [...uids] } }).toArray();
      return new Map(tools.map((tool) => [tool.uid, tool]));
    },
    async put(tool, session) {
      await collection.replaceOne({ uid: tool.uid }, tool, { upsert: true, session });
    },
    async claim(uid, session) {
      await collection.updateOne({ uid }, { $inc: { writes: 1 } }, { session });
    },
    async refreshEmbeds(embed, session) {
      await collection.updateMany({ user: embed.uid }, { $set: { user_embed: embed } }, { session });
      await collection.updateMany(
        { clients: embed.uid },
        { $set: { 'client_embeds.$[client]': embed } },
        { session, arrayFilters: [{ 'client.uid': embed.uid }] },
      );
    },
  };
}
