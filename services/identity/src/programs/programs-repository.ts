import { WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type ProgramRecord, programSchema } from './program-record';

/** How something goes to the recycle bin. */
type Deletion = Pick<ProgramRecord, 'updated_at' | 'deleted_at' | 'deleted_by'>;

/** The programs of this service's database. */
export interface Programs {
  model: Model<ProgramRecord>;
  /** A living program, or null. */
  find(uid: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** A program, also one in the recycle bin, or null. */
  findAny(uid: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** The living program that people join with this code (upper case), or null. */
  findByCourseCode(course_code: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** Living programs of an organisation, by name. */
  of(organization_uid: string, session?: ClientSession): Promise<ProgramRecord[]>;
  /** The same for several organisations. */
  ofAll(organization_uids: readonly string[], session?: ClientSession): Promise<ProgramRecord[]>;
  /** What those of these that are living are called, by uid. */
  namesOf(uids: readonly string[]): Promise<Map<string, string>>;
  /** Adds or replaces. */
  put(program: ProgramRecord, session: ClientSession): Promise<void>;
  /** Deletes all of an organisation that goes. */
  deleteAlong(organization_uid: string, deletion: Deletion, session: ClientSession): Promise<void>;
  /** Restores those that went with their organisation, and none that was deleted before. */
  restoreAlong(organization_uid: string, now: Date, session: ClientSession): Promise<void>;
}

export function programsIn(connection: Connection): Programs {
  const model = connection.model<ProgramRecord>('Program', programSchema);
  const findOne = (filter: Partial<ProgramRecord>, session?: ClientSession) =>
    model.findOne(filter, WITHOUT_ID, { session }).lean<ProgramRecord>();
  const ofAll: Programs['ofAll'] = (organization_uids, session) =>
    model
      .find({ organization_uid: { $in: [...organization_uids] } }, WITHOUT_ID, { session })
      .sort({ program_name: 1, uid: 1 })
      .lean<ProgramRecord[]>();
  return {
    model,
    find: (uid, session) => findOne({ uid }, session),
    findAny: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<ProgramRecord>(),
    findByCourseCode: (course_code, session) => findOne({ course_code }, session),
    of: (organization_uid, session) => ofAll([organization_uid], session),
    ofAll,
    async namesOf(uids) {
      if (uids.length === 0) return new Map();
      const rows = await model
        .find({ uid: { $in: [...new Set(uids)] } }, { _id: 0, uid: 1, program_name: 1 })
        .lean<ProgramRecord[]>();
      return new Map(rows.map(({ uid, program_name }) => [uid, program_name]));
    },
    async put(program, session) {
      await model.replaceOne({ uid: program.uid }, program, { upsert: true, session });
    },
    async deleteAlong(organization_uid, deletion, session) {
      const change = { $set: { ...deletion, deleted_along: true }, $inc: { revision: 1 } };
      await model.updateMany({ organization_uid }, change, { session });
    },
    async restoreAlong(organization_uid, now, session) {
      const restored = { updated_at: now, deleted_at: null, deleted_by: null, deleted_along: false };
      const change = { $set: restored, $inc: { revision: 1 } };
      await model.updateMany({ organization_uid, deleted_along: true }, change, { session, ...WITH_DELETED });
    },
  };
}
