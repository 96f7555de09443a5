import { othersCouldRead } from '@coaching/access';
import type { UserEmbed } from '@coaching/contracts';
import { changedParts, type EntityStore, sameEmbed, WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model, Query } from 'mongoose';
import { type ObservationRecord, observationSchema } from './observation-record';

/** The observations of this service's database. */
export interface Observations extends EntityStore<ObservationRecord> {
  model: Model<ObservationRecord>;
  /** Every observation, also those in the recycle bin. */
  each(): AsyncIterable<ObservationRecord>;
  /** Observations of a coachee with lines that are evidence for a rubric, newest first: those named, or since a moment. */
  withEvidence(asked: {
    client: string;
    rubric_uid: string;
    among: { uids: readonly string[] } | { since: Date };
    /** Also those without such lines. */
    alsoUntagged?: boolean;
  }): Query<ObservationRecord[], unknown>;
  /** Others could read something that belongs to it, unless it is private. */
  markShown(uid: string, session: ClientSession): Promise<void>;
  /** Puts a person's new name and picture on every observation they are part of; answers the uids of these. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<string[]>;
}

/** For what was stored before `shown` was: whether others could read it follows from what is in it. */
const asStored = (stored: ObservationRecord) => ({ ...stored, shown: othersCouldRead(stored) });

/** Finds it while nothing of it has changed: what changes without a new revision is looked at by itself. */
const stillAs = ({ uid, revision, shown, user_embed, client_embed }: ObservationRecord) => ({
  uid,
  revision,
  ...sameEmbed('user_embed', user_embed),
  ...sameEmbed('client_embed', client_embed),
  ...(!shown && { shown: { $ne: true } }),
});

export function observationsIn(connection: Connection): Observations {
  const model = connection.model<ObservationRecord>('Observation', observationSchema);
  return {
    model,
    async find(uid, session) {
      const found = model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED });
      const stored = await found.lean<ObservationRecord>();
      return stored && asStored(stored);
    },
    withEvidence: ({ client, rubric_uid, among, alsoUntagged }) =>
      model
        .find(
          {
            client,
            ...(!alsoUntagged && { 'items.tags.rubric_uid': rubric_uid }),
            ...('uids' in among ? { uid: { $in: [...among.uids] } } : { timestamp: { $gte: among.since } }),
          },
          { ...WITHOUT_ID, additional_information: 0, 'items.notes': 0, 'items.teacher_notes': 0 },
        )
        .sort({ timestamp: -1 })
        .lean() as unknown as Query<ObservationRecord[], unknown>,
    async *each() {
      const all = model.find({}, WITHOUT_ID, WITH_DELETED).lean<ObservationRecord[]>().cursor();
      for await (const stored of all) yield asStored(stored);
    },
    async insert(observation, session) {
      await model.create([observation], { session });
    },
    async change(stored, { items, ...fields }, session) {
      const set = { ...fields, ...(items && changedParts('items', stored.items, items)) };
      const { matchedCount } = await model.updateOne(stillAs(stored), { $set: set }, { session });
      return matchedCount === 1;
    },
    async restore(observation, session) {
      await model.replaceOne({ uid: observation.uid }, observation, { session, ...WITH_DELETED });
    },
    async markShown(uid, session) {
      const shared = { uid, visibility: { $ne: 'private' as const }, shown: { $ne: true } };
      await model.updateOne(shared, { $set: { shown: true } }, { session, ...WITH_DELETED });
    },
    async refreshEmbeds(embed, session) {
      const all = { session, ...WITH_DELETED };
      await model.updateMany({ user: embed.uid }, { $set: { user_embed: embed } }, all);
      await model.updateMany({ client: embed.uid }, { $set: { client_embed: embed } }, all);
      return model.distinct('uid', { $or: [{ user: embed.uid }, { client: embed.uid }] }, all);
    },
  };
}
