import { Readable } from 'node:stream';
import type { UploadPart } from '@coaching/contracts';
import { Invalid, NotFound } from '@coaching/service-kit';
import { noSuchSession, type Poster, type Posting } from './posting';
import { chunkKey, chunkLength } from './session-record';

/**
 * Stores one chunk until all are there; the same chunk again replaces it.
 * @throws NotFound when the session is another's or over; Invalid when the chunk is not one of this file
 */
export async function takeChunk(
  { sessions, storage }: Posting,
  { session_id, start_offset }: UploadPart,
  chunk: Buffer,
  { user_uid, now }: Poster,
): Promise<void> {
  const session = await sessions.find(session_id, user_uid, now);
  if (!session || session.done) throw new NotFound(noSuchSession);
  const length = chunkLength(session.size, start_offset);
  if (length === null) throw new Invalid('No chunk of this file begins there.');
  if (chunk.length !== length)
    throw new Invalid(`The chunk that begins at ${start_offset} must have ${length} bytes.`);
  const key = chunkKey(session_id, start_offset);
  await storage.store(key, Readable.from([chunk]), { type: 'application/octet-stream', length });
  if (await sessions.noteChunk(session_id, start_offset)) return;
  // It was finished or refused while this chunk was on its way.
  await storage.remove(key);
  throw new NotFound(noSuchSession);
}
