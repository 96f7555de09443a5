import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { AnsweredFile } from '../service';

/** A browser may store a file for a year: it never changes under its address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of a file that changes nothing is stored. */
const CHANGING = 'private, no-store';

/** A name as a header can carry it: plain for old readers, and in full (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/**
 * Sends a file so that no browser ever runs what is in it: taken for nothing but its type, in a sandbox of its
 * own, and saved instead of shown unless the answer says otherwise.
 */
export async function sendFile(
  { method }: IncomingMessage,
  response: ServerResponse,
  { type, length, saveAs, changes, bytes }: AnsweredFile,
): Promise<void> {
  response.writeHead(200, {
    'content-type': type,
    'content-length': length,
    'content-disposition': saveAs === null ? 'inline' : savedAs(saveAs),
    'cache-control': changes ? CHANGING : IMMUTABLE,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  if (method === 'HEAD') {
    bytes.destroy();
    response.end();
    return;
  }
  await pipeline(bytes, response).catch((error) => {
    // The caller went away; nobody is left to answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
