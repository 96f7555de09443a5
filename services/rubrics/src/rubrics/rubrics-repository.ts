import {
  type EntityStore,
  entityStore,
  type ServiceContext,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { ClientSession, Model } from 'mongoose';
import {
  contentOf,
  type RubricStructure,
  type VersionRecord,
  versionSchema,
} from '../versions/version-record';
import { type RubricRecord, rubricSchema } from './rubric-record';

/** The rubrics of this service's database, with the structures that each had. */
export interface Rubrics extends EntityStore<RubricRecord> {
  model: Model<RubricRecord>;
  /** Those of the rubrics that are there, by uid. */
  findAll(uids: readonly string[]): Promise<Map<string, RubricRecord>>;
  /** What the rubrics are called, also deleted ones, by uid. */
  namesOf(uids: readonly string[]): Promise<Map<string, string>>;
  /** A structure that a rubric had before the one it has; null for any other version. */
  findVersion(rubric_uid: string, version: number): Promise<RubricStructure | null>;
  /** The structures a rubric had, oldest first, and last the one it has; from a version on. */
  structures(rubric: RubricRecord, from?: number): Promise<RubricStructure[]>;
  /**
   * Remembers that somebody is scored by it as it is at this revision.
   * @returns false when it is no longer as it was then, or is deleted
   */
  markUsed(uid: string, revision: number, session: ClientSession): Promise<boolean>;
}

/** A structure as it is stored once the rubric has another one. */
const versionOf = (rubric: RubricRecord): VersionRecord => ({
  rubric_uid: rubric.uid,
  ...contentOf(rubric),
  version: rubric.version,
  revision: rubric.revision,
  replaced: rubric.replaced,
  column_orders: rubric.column_orders,
  version_since: rubric.version_since,
});

export function rubricsIn({
  connection,
  transaction,
}: Pick<ServiceContext, 'connection' | 'transaction'>): Rubrics {
  const model = connection.model<RubricRecord>('Rubric', rubricSchema);
  const versions = connection.model<VersionRecord>('RubricVersion', versionSchema);

  const store = entityStore({ model, embeds: {}, flags: ['used'] });

  /** The structure it has goes to those it had, or the one before comes back from there, in the same transaction. */
  async function setVersion(stored: RubricRecord, fields: Partial<RubricRecord>, session: ClientSession) {
    const written = await store.change(stored, fields, session);
    if (!written) return null;
    const { uid: rubric_uid, version } = stored;
    if (fields.version! > version) await versions.create([versionOf(stored)], { session });
    else await versions.deleteOne({ rubric_uid, version: fields.version! }, { session });
    return written;
  }

  return {
    model,
    ...store,
    async findAll(uids) {
      const found = await model.find({ uid: { $in: [...uids] } }, WITHOUT_ID).lean<RubricRecord[]>();
      return new Map(found.map((rubric) => [rubric.uid, rubric]));
    },
    async namesOf(uids) {
      const found = await model
        .find({ uid: { $in: [...uids] } }, { ...WITHOUT_ID, uid: 1, name: 1 }, WITH_DELETED)
        .lean<Pick<RubricRecord, 'uid' | 'name'>[]>();
      return new Map(found.map(({ uid, name }) => [uid, name]));
    },
    findVersion: (rubric_uid, version) =>
      versions.findOne({ rubric_uid, version }, WITHOUT_ID).lean<VersionRecord>(),
    async structures(rubric, from = 1) {
      const had = await versions
        .find({ rubric_uid: rubric.uid, version: { $gte: from, $lt: rubric.version } }, WITHOUT_ID)
        .sort({ version: 1 })
        .lean<VersionRecord[]>();
      return [...had, rubric];
    },
    change(stored, fields, session) {
      const isSame = fields.version === undefined || fields.version === stored.version;
      if (isSame) return store.change(stored, fields, session);
      return session
        ? setVersion(stored, fields, session)
        : transaction((own) => setVersion(stored, fields, own.session));
    },
    async markUsed(uid, revision, session) {
      const { matchedCount } = await model.updateOne(
        { uid, revision },
        { $set: { used: true } },
        { session },
      );
      return matchedCount === 1;
    },
  };
}
