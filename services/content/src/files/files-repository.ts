import type { Db } from 'mongodb';
import type { FileRecord, KeptFile } from './file-record';

export const FILES = 'files';

export interface Files {
  find(name: string): Promise<FileRecord | null>;
  promise(file: FileRecord): Promise<void>;
  /** How many files a person asked to send since then. */
  countSince(user_uid: string, since: Date): Promise<number>;
  /** Marks a promised file as kept. @returns false when it is kept already */
  markKept(name: string, kept: KeptFile): Promise<boolean>;
}

export function filesIn(db: Db): Files {
  const files = db.collection<FileRecord>(FILES);
  return {
    find: (name) => files.findOne({ name }, { projection: { _id: 0 } }),
    async promise(file) {
      await files.insertOne({ ...file });
    },
    countSince: (user_uid, since) => files.countDocuments({ user_uid, granted_at: { $gt: since } }),
    async markKept(name, kept) {
      const { modifiedCount } = await files.updateOne(
        { name, kept: null },
        { $set: { kept }, $unset: { forget_at: '' } },
      );
      return modifiedCount === 1;
    },
  };
}
