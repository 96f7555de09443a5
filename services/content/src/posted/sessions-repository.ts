import type { Db } from 'mongodb';
import type { SessionRecord } from './session-record';

export const UPLOAD_SESSIONS = 'upload_sessions';

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

export function uploadSessionsIn(db: Db): UploadSessions {
  const sessions = db.collection<SessionRecord>(UPLOAD_SESSIONS);
  const projection = { _id: 0 } as const;
  return {
    async begin(session) {
      await sessions.insertOne({ ...session });
    },
    find: (session_id, user_uid, now) =>
      sessions.findOne({ session_id, user_uid, expires_at: { $gt: now } }, { projection }),
    open: (user_uid, now) =>
      sessions
        .find({ user_uid, done: false, expires_at: { $gt: now } }, { projection })
        .sort({ expires_at: 1, _id: 1 })
        .toArray(),
    async noteChunk(session_id, start_offset) {
      const { matchedCount } = await sessions.updateOne(
        { session_id, done: false },
        { $addToSet: { offsets: start_offset } },
      );
      return matchedCount === 1;
    },
    async noteDone(session_id) {
      await sessions.updateOne({ session_id }, { $set: { done: true } });
    },
    expired: (now, most) =>
      sessions
        .find({ expires_at: { $lte: now } }, { projection })
        .limit(most)
        .toArray(),
    async forget(session_id) {
      await sessions.deleteOne({ session_id });
    },
  };
}
