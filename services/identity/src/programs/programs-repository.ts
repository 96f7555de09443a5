import type { ClientSession, Collection, Db } from 'mongodb';
import type { ProgramRecord } from './program-record';

export const PROGRAMS = 'programs';

/** The programs of this service's database. */
export interface Programs {
  collection: Collection<ProgramRecord>;
  /** A living program, or null. */
  find(uid: string): Promise<ProgramRecord | null>;
  /** The living program that people join with this code (upper case), or null. */
  findByCourseCode(course_code: string): Promise<ProgramRecord | null>;
  /** Living programs of an organisation, by name. */
  of(organization_uid: string, session?: ClientSession): Promise<ProgramRecord[]>;
  /** The same for several organisations. */
  ofAll(organization_uids: readonly string[]): Promise<ProgramRecord[]>;
}

export function programsIn(db: Db): Programs {
  const collection = db.collection<ProgramRecord>(PROGRAMS);
  return {
    collection,
    find: (uid) => collection.findOne({ uid, deleted_at: null }, { projection: { _id: 0 } }),
    findByCourseCode: (course_code) =>
      collection.findOne({ course_code, deleted_at: null }, { projection: { _id: 0 } }),
    of: (organization_uid, session) =>
      collection
        .find({ organization_uid, deleted_at: null }, { session, projection: { _id: 0 } })
        .sort({ program_name: 1, uid: 1 })
        .toArray(),
    ofAll: (organization_uids) =>
      collection
        .find(
          { organization_uid: { $in: [...organization_uids] }, deleted_at: null },
          { projection: { _id: 0 } },
        )
        .sort({ program_name: 1, uid: 1 })
        .toArray(),
  };
}
