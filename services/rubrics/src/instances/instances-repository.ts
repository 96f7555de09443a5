import { hasText } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import {
  Conflict,
  type EmbeddingModel,
  type EntityStore,
  entityStore,
  readableBy,
  type Showing,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { ClientSession, Connection, Model, Query, QueryFilter } from 'mongoose';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { type InstanceRecord, instanceSchema, type SelfScored } from './instance-record';

/** What is done is done by a rubric that has changed in the same moment; whoever did it looks anew. */
export class RubricMovedOn extends Conflict {
  constructor() {
    super(MESSAGES.stale);
  }
}

/** The rubric instances of this service's database. */
export interface RubricInstances extends EntityStore<InstanceRecord>, Showing {
  model: Model<InstanceRecord>;
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<InstanceRecord>;
  /** Every one, also those in the recycle bin. */
  each(): AsyncIterable<InstanceRecord>;
  /** @throws RubricMovedOn when its rubric is no longer as it was pinned */
  insert(row: InstanceRecord, session: ClientSession): Promise<InstanceRecord>;
  /** The latest of a rubric that somebody may read; null where there is none. */
  latestReadBy(actor: Actor, tool_uid: string): Query<InstanceRecord | null, unknown>;
  /** Uids of what is not finished of a rubric. */
  unfinishedOf(tool_uid: string): Query<string[], unknown>;
  /** How many are of a version of a rubric. */
  countOf(tool_uid: string, version: number): Query<number, unknown>;
  /**
   * Writes what the coachee scored, onto what its coach may have saved meanwhile.
   * @returns the instance as it was right before; null when it is no longer invited, or not what it was
   */
  putSelfScore(
    stored: InstanceRecord,
    scored: SelfScored,
    session: ClientSession,
  ): Promise<InstanceRecord | null>;
}

/** What others may have read of it so far. */
export const readSoFar = ({ items, summary, left_over, self_score, ...instance }: InstanceRecord) => ({
  ...instance,
  items: [
    ...items,
    ...left_over,
    ...(hasText(summary) ? [summary] : []),
    ...(self_score ? [self_score] : []),
  ],
});

const sameSelfScore = ({ self_score }: InstanceRecord) => ({ 'self_score.count': self_score?.count ?? null });

/** @param rubrics whose instances these are */
export function instancesIn(connection: Connection, rubrics: Rubrics): RubricInstances {
  const model = connection.model<InstanceRecord>('RubricInstance', instanceSchema);
  const embeds = { user_embed: 'user', client_embed: 'clients' };
  const store = entityStore({ model, embeds, flags: ['shown'], unrevised: sameSelfScore, parts: 'items' });
  return {
    model,
    embedding: { model, embeds, signal: 'rubric_instance.saved' },
    ...store,
    async *each() {
      yield* model.find({}, WITHOUT_ID, WITH_DELETED).lean<InstanceRecord[]>().cursor();
    },
    async insert(instance, session) {
      const { uid, revision } = instance.began;
      if (!(await rubrics.markUsed(uid, revision, session))) throw new RubricMovedOn();
      return store.insert(instance, session);
    },
    latestReadBy: (actor, tool_uid) =>
      model
        .findOne({ ...(readableBy(actor) as QueryFilter<InstanceRecord>), tool_uid }, WITHOUT_ID)
        .sort({ timestamp: -1 })
        .lean() as unknown as Query<InstanceRecord | null, unknown>,
    unfinishedOf: (tool_uid) =>
      model.distinct('uid', { tool_uid, finished: false }) as Query<string[], unknown>,
    countOf: (tool_uid, version) => model.countDocuments({ tool_uid, version }) as Query<number, unknown>,
    putSelfScore(stored, scored, session) {
      const { uid, version } = stored;
      const same = { uid, version, invites_self_score: true, ...sameSelfScore(stored) };
      return model
        .findOneAndUpdate(
          same,
          { $set: scored },
          { projection: WITHOUT_ID, returnDocument: 'before', session },
        )
        .lean<InstanceRecord>();
    },
    async markShown(uid, session) {
      const shared = { uid, visibility: { $ne: 'private' as const }, shown: { $ne: true } };
      await model.updateOne(shared, { $set: { shown: true } }, { session, ...WITH_DELETED });
    },
  };
}
