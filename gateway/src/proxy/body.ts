import { MAX_BODY_BYTES } from '@coaching/contracts';
import { Invalid, TooLarge, UnsupportedMedia } from '@coaching/service-kit';
import type { Request } from 'express';

/** The whole JSON body of a call that the gateway must understand, as text and as value. */
export async function readJson(request: Request): Promise<{ text: string; value: unknown }> {
  if (!request.is('application/json')) {
    throw new UnsupportedMedia('Please send JSON (Content-Type: application/json).');
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge('This is too large to send in one piece (1 MB at most).');
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString('utf8');
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Invalid('This is not valid JSON.');
  }
}
