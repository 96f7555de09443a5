import type { Posting } from './posting';
import { chunkKey, offsetsOf, type SessionRecord } from './session-record';

/** Lets go of a session's chunks, those too that are on their way; it takes none any more. */
export async function removeChunks(
  { session_id, size }: SessionRecord,
  { sessions, storage }: Pick<Posting, 'sessions' | 'storage'>,
): Promise<void> {
  await sessions.noteDone(session_id);
  await Promise.all(offsetsOf(size).map((offset) => storage.remove(chunkKey(session_id, offset))));
}
