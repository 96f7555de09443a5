import { othersCouldRead } from '@coaching/access';
import {
  type EmbeddingModel,
  type EntityStore,
  entityStore,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { ClientSession, Connection, Model, Query } from 'mongoose';
import { type ObservationRecord, observationSchema } from './observation-record';

/** The observations of this service's database. */
export interface Observations extends EntityStore<ObservationRecord> {
  model: Model<ObservationRecord>;
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<ObservationRecord>;
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
}

/** For what was stored before `shown` was: whether others could read it follows from what is in it. */
const asStored = (stored: ObservationRecord) => ({ ...stored, shown: othersCouldRead(stored) });

export function observationsIn(connection: Connection): Observations {
  const model = connection.model<ObservationRecord>('Observation', observationSchema);
  const embeds = { user_embed: 'user', client_embed: 'client' };
  const store = entityStore({ model, embeds, flags: ['shown'], parts: 'items' });
  return {
    model,
    embedding: { model, embeds, signal: 'observation.saved' },
    ...store,
    async find(uid, session) {
      const stored = await store.find(uid, session);
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
    async markShown(uid, session) {
      const shared = { uid, visibility: { $ne: 'private' as const }, shown: { $ne: true } };
      await model.updateOne(shared, { $set: { shown: true } }, { session, ...WITH_DELETED });
    },
  };
}
