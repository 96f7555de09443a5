import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type FileRecord, fileSchema, type StoredFile } from './file-record';

export interface Files {
  find(name: string): Promise<FileRecord | null>;
  promise(file: FileRecord): Promise<void>;
  /** What a person asked to send since then. */
  since(user_uid: string, since: Date): Promise<FileRecord[]>;
  /** Whether any promise to take a file ended after then, or goes on. */
  isAnyPromised(after: Date): Promise<boolean>;
  /** Of a file whose bytes are gone. */
  forget(name: string): Promise<void>;
  /** Forgets what a person was promised and has not sent. */
  withdraw(user_uid: string, session: ClientSession): Promise<void>;
  /** Marks a promised file as stored. @returns false when it is stored already */
  markStored(name: string, stored: StoredFile): Promise<boolean>;
}

export function filesIn(connection: Connection): Files {
  const model = connection.model<FileRecord>('File', fileSchema);
  return {
    find: (name) => model.findOne({ name }, WITHOUT_ID).lean<FileRecord>(),
    async promise(file) {
      await model.create([file]);
    },
    since: (user_uid, since) =>
      model.find({ user_uid, granted_at: { $gt: since } }, WITHOUT_ID).lean<FileRecord[]>(),
    isAnyPromised: async (after) => (await model.exists({ expires_at: { $gt: after } })) !== null,
    async forget(name) {
      await model.deleteOne({ name });
    },
    async withdraw(user_uid, session) {
      await model.deleteMany({ user_uid, stored: null }, { session });
    },
    async markStored(name, stored) {
      const { modifiedCount } = await model.updateOne(
        { name, stored: null },
        { $set: { stored }, $unset: { forget_at: '' } },
      );
      return modifiedCount === 1;
    },
  };
}
