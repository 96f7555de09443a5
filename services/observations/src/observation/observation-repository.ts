import type { UserEmbed } from '@coaching/contracts';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { ObservationRecord } from './observation-record';

export const OBSERVATIONS = 'observations';

/** The observations of this service's database. */
export interface Observations {
  collection: Collection<ObservationRecord>;
  /** An observation, also one in the recycle bin, or null. */
  find(uid: string, session?: ClientSession): Promise<ObservationRecord | null>;
  /** Every observation, also those in the recycle bin. */
  each(): AsyncIterable<ObservationRecord>;
  insert(observation: ObservationRecord, session: ClientSession): Promise<void>;
  /** Writes some fields if the observation is still at this revision; false when it no longer is. */
  change(
    at: Pick<ObservationRecord, 'uid' | 'revision'>,
    fields: Partial<ObservationRecord>,
    session?: ClientSession,
  ): Promise<boolean>;
  /** Puts a person's new name and picture on every observation they are part of; answers the uids of these. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<string[]>;
}

/** What was stored before observations could be private is shared. */
const asKept = (stored: ObservationRecord): ObservationRecord => ({
  ...stored,
  visibility: stored.visibility ?? 'shared',
});

export function observationsIn(db: Db): Observations {
  const collection = db.collection<ObservationRecord>(OBSERVATIONS);
  return {
    collection,
    async find(uid, session) {
      const stored = await collection.findOne({ uid }, { session, projection: { _id: 0 } });
      return stored && asKept(stored);
    },
    each: () => collection.find({}, { projection: { _id: 0 } }).map(asKept),
    async insert(observation, session) {
      await collection.insertOne({ ...observation }, { session });
    },
    async change({ uid, revision }, fields, session) {
      const { matchedCount } = await collection.updateOne(
        { uid, revision, deleted_at: null },
        { $set: fields },
        { session },
      );
      return matchedCount === 1;
    },
    async refreshEmbeds(embed, session) {
      await collection.updateMany({ user: embed.uid }, { $set: { user_embed: embed } }, { session });
      await collection.updateMany({ client: embed.uid }, { $set: { client_embed: embed } }, { session });
      const theirs = { $or: [{ user: embed.uid }, { client: embed.uid }] };
      return collection.distinct('uid', theirs, { session });
    },
  };
}
