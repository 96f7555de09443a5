import type { ClientSession, Collection, Db } from 'mongodb';

export const TOOLS = 'tools';

/** What this service knows of a tool: what it is called, by its tool set's latest word. */
export interface ToolCopy {
  uid: string;
  name: string;
  /** Revision of the tool set this copy is from; an older word is ignored. */
  revision: number;
}

/** This service's copies of tools. A tool that has left its set stays, so that what was made with it keeps its name. */
export interface Tools {
  collection: Collection<ToolCopy>;
  find(uid: string, session: ClientSession): Promise<ToolCopy | null>;
  /** Those of the tools that are known, by uid. */
  findAll(uids: readonly string[], session: ClientSession): Promise<Map<string, ToolCopy>>;
  put(tool: ToolCopy, session: ClientSession): Promise<void>;
}

export function toolsIn(db: Db): Tools {
  const collection = db.collection<ToolCopy>(TOOLS);
  return {
    collection,
    find: (uid, session) => collection.findOne({ uid }, { session }),
    async findAll(uids, session) {
      const tools = await collection.find({ uid: { $in: [...uids] } }, { session }).toArray();
      return new Map(tools.map((tool) => [tool.uid, tool]));
    },
    async put(tool, session) {
      await collection.replaceOne({ uid: tool.uid }, tool, { upsert: true, session });
    },
  };
}
