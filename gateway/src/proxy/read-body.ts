import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '@coaching/contracts';
import { Invalid, TooLarge } from '@coaching/service-kit';
import { requirePlainJson, requirePlainUtf8 } from './plain-json';

const tooLarge = 'This is too large to save in one piece (1 MB at most).';

/**
 * The body of a write, null when there is none.
 * @throws UnsupportedMedia unless it is plain JSON; TooLarge past MAX_BODY_BYTES
 */
export function readBody(request: IncomingMessage): Promise<Buffer | null> | null {
  const { headers } = request;
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return null;
  requirePlainJson({ type: headers['content-type'], encoding: headers['content-encoding'] });
  if (Number(length) > MAX_BODY_BYTES) throw new TooLarge(tooLarge);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) {
        // What still comes is read and dropped, so that the sender gets to see the answer.
        request.removeAllListeners('data').resume();
        reject(new TooLarge(tooLarge));
      } else chunks.push(chunk);
    });
    request.once('end', () => {
      try {
        const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
        requirePlainUtf8(body);
        resolve(body);
      } catch (error) {
        reject(error);
      }
    });
    request.once('error', () => reject(new Invalid('The request ended too early.')));
  });
}
