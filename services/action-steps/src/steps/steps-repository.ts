import { type EmbeddingModel, WITH_DELETED, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type StepRecord, stepSchema } from './step-record';
import { storedStep } from './store-step';

/** The action steps of this service's database. */
export interface Steps {
  model: Model<StepRecord>;
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<StepRecord>;
  /** Every step of a tool in the order in which they were added, also those that are hidden. */
  ofTool(tool_uid: string, session?: ClientSession): Promise<StepRecord[]>;
  /** The same of several tools, by the tool's uid; one without steps is not in it. */
  ofTools(tool_uids: readonly string[], session?: ClientSession): Promise<Map<string, StepRecord[]>>;
  find(uid: string, session?: ClientSession): Promise<StepRecord | null>;
  /** Writes steps, new ones and changed ones. @throws a duplicate key when a new one's uid is another tool's */
  put(steps: readonly StepRecord[], session: ClientSession): Promise<void>;
}

export function stepsIn(connection: Connection): Steps {
  const model = connection.model<StepRecord>('Step', stepSchema);
  const put: Steps['put'] = (steps, session) =>
    writeMany<StepRecord, StepRecord>(
      model,
      steps.map((step) => ({
        replaceOne: { filter: { uid: step.uid, tool_uid: step.tool_uid }, replacement: step, upsert: true },
      })),
      session,
    );
  const ofTools: Steps['ofTools'] = async (tool_uids, session) => {
    const below = new Map<string, StepRecord[]>();
    if (tool_uids.length === 0) return below;
    const filter = { tool_uid: { $in: [...tool_uids] } };
    const steps = await model
      .find(filter, WITHOUT_ID, { session, ...WITH_DELETED })
      .sort({ tool_uid: 1, position: 1, uid: 1 })
      .lean<StepRecord[]>();
    for (const step of steps) {
      const others = below.get(step.tool_uid);
      if (others) others.push(step);
      else below.set(step.tool_uid, [step]);
    }
    return below;
  };
  return {
    model,
    embedding: {
      model,
      embeds: { user_embed: 'user', client_embeds: 'clients' },
      async refreshDerived({ uid }, session) {
        const theirs = { $or: [{ user: uid }, { clients: uid }] };
        const steps = await model.find(theirs, WITHOUT_ID, { session, ...WITH_DELETED }).lean<StepRecord[]>();
        await put(steps.map(storedStep), session);
      },
    },
    put,
    ofTools,
    ofTool: async (tool_uid, session) => (await ofTools([tool_uid], session)).get(tool_uid) ?? [],
    find: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<StepRecord>(),
  };
}
