import { WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import { type SessionRecord, sessionSchema } from './session-record';

export interface UploadSessions {
  begin(session: SessionRecord): Promise<void>;
  /** A person's session that has not expired. */
  find(session_id: string, user_uid: string, now: Date): Promise<SessionRecord | null>;
  /** A person's sessions that still hold or await chunks, the oldest first. */
  open(user_uid: string, now: Date): Promise<SessionRecord[]>;
  /** Notes that a chunk is there; the same again changes nothing. @returns false when it takes none any more */
  noteChunk(session_id: string, start_offset: number): Promise<boolean>;
  /** Notes that its chunks are no longer needed. */
  noteDone(session_id: string): Promise<void>;
  /** Some that have expired. */
  expired(now: Date, most: number): Promise<SessionRecord[]>;
  forget(session_id: string): Promise<void>;
}

export function uploadSessionsIn(connection: Connection): UploadSessions {
  const model = connection.model<SessionRecord>('UploadSession', sessionSchema);
  return {
    async begin(session) {
      await model.create([session]);
    },
    find: (session_id, user_uid, now) =>
      model.findOne({ session_id, user_uid, expires_at: { $gt: now } }, WITHOUT_ID).lean<SessionRecord>(),
    open: (user_uid, now) =>
      model
        .find({ user_uid, done: false, expires_at: { $gt: now } }, WITHOUT_ID)
        .sort({ expires_at: 1, _id: 1 })
        .lean<SessionRecord[]>(),
    async noteChunk(session_id, start_offset) {
      const { matchedCount } = await model.updateOne(
        { session_id, done: false },
        { $addToSet: { offsets: start_offset } },
      );
      return matchedCount === 1;
    },
    async noteDone(session_id) {
      await model.updateOne({ session_id }, { $set: { done: true } });
    },
    expired: (now, most) =>
      model
        .find({ expires_at: { $lte: now } }, WITHOUT_ID)
        .limit(most)
        .lean<SessionRecord[]>(),
    async forget(session_id) {
      await model.deleteOne({ session_id });
    },
  };
}
