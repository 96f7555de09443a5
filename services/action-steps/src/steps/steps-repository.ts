import type { UserEmbed } from '@coaching/contracts';
import type { ClientSession, Collection, Db } from 'mongodb';
import { kept } from './keep-step';
import type { StepRecord } from './step-record';

export const STEPS = 'steps';

/** The action steps of this service's database. */
export interface Steps {
  collection: Collection<StepRecord>;
  /** Every step of a tool in the order in which they were added, also those that are hidden. */
  ofTool(tool_uid: string, session?: ClientSession): Promise<StepRecord[]>;
  find(uid: string, session?: ClientSession): Promise<StepRecord | null>;
  /** Writes steps, new ones and changed ones. @throws a duplicate key when a new one's uid is another tool's */
  put(steps: readonly StepRecord[], session: ClientSession): Promise<void>;
  /** Puts a person's new name and picture on every step they are part of. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<void>;
}

/** A step under the name that one of its people has now. */
function withPerson(step: StepRecord, embed: UserEmbed): StepRecord {
  const asCalledNow = (known: UserEmbed) => (known.uid === embed.uid ? embed : known);
  return kept({
    ...step,
    user_embed: asCalledNow(step.user_embed),
    client_embeds: step.client_embeds.map(asCalledNow),
  });
}

export function stepsIn(db: Db): Steps {
  const collection = db.collection<StepRecord>(STEPS);
  const put: Steps['put'] = async (steps, session) => {
    if (steps.length === 0) return;
    await collection.bulkWrite(
      steps.map((step) => ({
        replaceOne: {
          filter: { uid: step.uid, tool_uid: step.tool_uid },
          replacement: step,
          upsert: true,
        },
      })),
      { session, ordered: false },
    );
  };
  return {
    collection,
    put,
    ofTool: (tool_uid, session) =>
      collection
        .find({ tool_uid }, { session, projection: { _id: 0 } })
        .sort({ position: 1, uid: 1 })
        .toArray(),
    find: (uid, session) => collection.findOne({ uid }, { session, projection: { _id: 0 } }),
    async refreshEmbeds(embed, session) {
      const theirs = { $or: [{ user: embed.uid }, { clients: embed.uid }] };
      const steps = await collection.find(theirs, { session, projection: { _id: 0 } }).toArray();
      await put(
        steps.map((step) => withPerson(step, embed)),
        session,
      );
    },
  };
}
