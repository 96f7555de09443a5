import { WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { nameTurnsIn } from '../organizations/name-turns';
import { type ProgramRecord, programSchema } from './program-record';

/** How something goes to the recycle bin. */
type Deletion = Pick<ProgramRecord, 'updated_at' | 'deleted_at' | 'deleted_by'>;

type CodedProgram = Pick<ProgramRecord, 'uid'> & { course_code: string };

/** The programs of this service's database. */
export interface Programs {
  model: Model<ProgramRecord>;
  /** A living program, or null. */
  find(uid: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** A program, also one in the recycle bin, or null. */
  findAny(uid: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** The living program that people join with this code (upper case), or null. */
  findByCourseCode(course_code: string, session?: ClientSession): Promise<ProgramRecord | null>;
  /** Whether people join another program with this code; whoever gives it at the same time waits until it is stored. */
  isCodeTaken(program: CodedProgram, session: ClientSession): Promise<boolean>;
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
  /**
   * Restores those that went with their organisation, and none that was deleted before; without the codes that lead to
   * others by now.
   */
  restoreAlong(organization_uid: string, now: Date, session: ClientSession): Promise<void>;
}

export function programsIn(connection: Connection): Programs {
  const model = connection.model<ProgramRecord>('Program', programSchema);
  const takeNameTurns = nameTurnsIn(connection);
  const findOne = (filter: Partial<ProgramRecord>, session?: ClientSession) =>
    model.findOne(filter, WITHOUT_ID, { session }).lean<ProgramRecord>();
  const ofAll: Programs['ofAll'] = (organization_uids, session) =>
    model
      .find({ organization_uid: { $in: [...organization_uids] } }, WITHOUT_ID, { session })
      .sort({ program_name: 1, uid: 1 })
      .lean<ProgramRecord[]>();
  /** Which of these codes lead to other programs. */
  const takenCodes = (coded: readonly CodedProgram[], session: ClientSession) => {
    const course_code = { $in: coded.map((program) => program.course_code) };
    const others = { course_code, uid: { $nin: coded.map(({ uid }) => uid) } };
    return model.distinct('course_code', others, { session });
  };
  return {
    model,
    find: (uid, session) => findOne({ uid }, session),
    findAny: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<ProgramRecord>(),
    findByCourseCode: (course_code, session) => findOne({ course_code }, session),
    async isCodeTaken(program, session) {
      await takeNameTurns([['course_code', program.course_code]], session);
      return (await takenCodes([program], session)).length > 0;
    },
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
      const along = { organization_uid, deleted_along: true };
      const coded = await model
        .find(
          { ...along, course_code: { $ne: null } },
          { _id: 0, uid: 1, course_code: 1 },
          { session, ...WITH_DELETED },
        )
        .lean<CodedProgram[]>();
      await takeNameTurns(
        coded.map(({ course_code }) => ['course_code', course_code]),
        session,
      );
      const course_code = { $in: await takenCodes(coded, session) };
      const without = { $set: { course_code: null } };
      await model.updateMany({ ...along, course_code }, without, { session, ...WITH_DELETED });
      const restored = { updated_at: now, deleted_at: null, deleted_by: null, deleted_along: false };
      const change = { $set: restored, $inc: { revision: 1 } };
      await model.updateMany(along, change, { session, ...WITH_DELETED });
    },
  };
}
