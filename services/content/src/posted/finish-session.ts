import { Readable } from 'node:stream';
import type { UploadFinish } from '@coaching/contracts';
import { Invalid, NotFound, Refusal } from '@coaching/service-kit';
import { storeUpload } from '../files/store-upload';
import type { Storage } from '../storage/storage';
import { noSuchSession, type Poster, type Posting } from './posting';
import { removeChunks } from './remove-chunks';
import { chunkKey, offsetsOf, type SessionRecord } from './session-record';

/** The bytes of all chunks, one after the other. */
async function* assembled({ session_id, size }: SessionRecord, storage: Storage): AsyncGenerator<Buffer> {
  for (const start_offset of offsetsOf(size)) {
    const chunk = await storage.find(chunkKey(session_id, start_offset));
    // Finished twice at the same time: the other one has cleared away.
    if (!chunk) throw new NotFound(noSuchSession);
    yield* chunk.bytes as AsyncIterable<Buffer>;
  }
}

/**
 * Puts the chunks together and stores the file, once it has been looked at as any other. Finishing again answers the
 * same; what is refused is gone.
 * @returns the file's name
 * @throws NotFound when the session is another's or over; Invalid when chunks are missing; what storeUpload throws
 */
export async function finishSession(
  { files, sessions, storage }: Posting,
  { session_id }: UploadFinish,
  { user_uid, now }: Poster,
): Promise<string> {
  const session = await sessions.find(session_id, user_uid, now);
  const file = session && (await files.find(session.name));
  if (!session || !file) throw new NotFound(noSuchSession);
  if (file.stored) return file.name;
  if (session.done) throw new NotFound(noSuchSession);
  const missing = offsetsOf(session.size).filter((offset) => !session.offsets.includes(offset));
  if (missing.length > 0)
    throw new Invalid(`${missing.length} chunks of this file have not arrived, the first at ${missing[0]}.`);
  const sent = { length: session.size, bytes: Readable.from(assembled(session, storage)) };
  try {
    await storeUpload(file, sent, { files, storage, now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if ((await files.find(session.name))?.stored) return file.name;
    await removeChunks(session, { sessions, storage });
    throw error;
  }
  await removeChunks(session, { sessions, storage });
  return file.name;
}
