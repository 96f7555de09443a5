import { storedIn } from '@coaching/service-kit';

/** Bytes of each chunk but the last: small enough to be sent again, large enough to be few. */
export const CHUNK_BYTES = 1024 * 1024;
/** Seconds in which all chunks can be sent, on a slow connection too. */
export const SESSION_SECONDS = 60 * 60;

/** A file that is being sent in chunks, in the collection `upload_sessions`. */
export interface SessionRecord {
  /** Random; sent to who began it and to nobody else. */
  session_id: string;
  /** Uid of who began it; to everybody else there is no such session. */
  user_uid: string;
  /** Name of the promised file. */
  name: string;
  /** Length of the file in bytes, as announced. */
  size: number;
  /** Where the chunks begin that are there, in bytes, in the order in which they came. */
  offsets: number[];
  /** From then on it takes nothing, and is cleared away. */
  expires_at: Date;
  /** Set once the chunks are no longer needed. */
  done: boolean;
}

export const sessionSchema = storedIn<SessionRecord>('upload_sessions', {
  session_id: { type: String, required: true },
  user_uid: { type: String, required: true },
  name: { type: String, required: true },
  size: { type: Number, required: true },
  offsets: [Number],
  expires_at: { type: Date, required: true },
  done: { type: Boolean, required: true },
});
sessionSchema.index({ session_id: 1 }, { unique: true });
sessionSchema.index({ user_uid: 1, expires_at: 1 });
sessionSchema.index({ expires_at: 1 });

/** Where the chunks of a file of this size begin, in bytes. */
export function offsetsOf(size: number): number[] {
  return Array.from({ length: Math.ceil(size / CHUNK_BYTES) }, (_, index) => index * CHUNK_BYTES);
}

/** How long the chunk is that begins there, in bytes; null when none does. */
export function chunkLength(size: number, start_offset: number): number | null {
  if (start_offset % CHUNK_BYTES !== 0 || start_offset >= size) return null;
  return Math.min(CHUNK_BYTES, size - start_offset);
}

/** Under which key a chunk is in the storage. */
export const chunkKey = (session_id: string, start_offset: number) => `${session_id}-${start_offset}.chunk`;
