import { randomBytes } from 'node:crypto';
import { maxFileBytes, type UploadStart } from '@coaching/contracts';
import { fileTooLarge, TooLarge } from '@coaching/service-kit';
import { cleanFileName } from '../files/clean-name';
import { promiseFile } from '../files/promise-file';
import type { Poster, Posting } from './posting';
import { removeChunks } from './remove-chunks';
import { CHUNK_BYTES, SESSION_SECONDS } from './session-record';

/** Chunked uploads that one person may have begun and not finished. */
export const OPEN_SESSIONS = 20;

/**
 * Begins an upload in chunks. Past OPEN_SESSIONS a person's oldest ones end: nobody says when they give one up.
 * @throws UnsupportedMedia, TooLarge, TooMany
 */
export async function startSession(
  { files, sessions, storage }: Posting,
  { name, mime_type, size, purpose }: UploadStart,
  { user_uid, now }: Poster,
): Promise<{ session_id: string; end_offset: number }> {
  const maxBytes = maxFileBytes(cleanFileName(name));
  if (size > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
  const requested = {
    user_uid,
    file_name: name,
    file_type: mime_type,
    file_size: size,
    purpose: purpose ?? null,
  };
  const file = await promiseFile(files, requested, { now, seconds: SESSION_SECONDS });
  const open = await sessions.open(user_uid, now);
  const given = open.slice(0, Math.max(open.length - OPEN_SESSIONS + 1, 0));
  for (const oldest of given) await removeChunks(oldest, { sessions, storage });
  const session_id = randomBytes(24).toString('base64url');
  const { expires_at } = file;
  await sessions.begin({
    session_id,
    user_uid,
    name: file.name,
    size,
    offsets: [],
    expires_at,
    done: false,
  });
  return { session_id, end_offset: Math.min(CHUNK_BYTES, size) };
}
