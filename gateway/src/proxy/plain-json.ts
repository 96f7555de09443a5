import { isUtf8 } from 'node:buffer';
import { Invalid, UnsupportedMedia } from '@coaching/service-kit';

/** JSON, in UTF-8 if anything is said of it. */
const plainJson = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?;?[ \t]*$/i;

/** How a body that has passed is announced to services, whatever its sender said of it. */
export const PLAIN_JSON = 'application/json';

const inUtf8 = 'Please send JSON in plain UTF-8 (Content-Type: application/json).';
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** @throws UnsupportedMedia unless the headers announce plain JSON */
export function requirePlainJson({
  type = '',
  encoding = 'identity',
}: {
  type?: string;
  encoding?: string;
}): void {
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new UnsupportedMedia('Please send JSON (Content-Type: application/json).');
  if (!plainJson.test(type)) throw new UnsupportedMedia(inUtf8);
  if (encoding !== 'identity') throw new UnsupportedMedia('Please send the content without compressing it.');
}

/**
 * What everybody must read alike is refused when it can be read in two ways: other encodings, a byte order mark,
 * bytes that are no UTF-8. No JSON holds a zero byte, and all of UTF-16 and UTF-32 does.
 * @throws UnsupportedMedia
 */
export function requirePlainUtf8(body: Buffer): void {
  const marked = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  if (marked || body.includes(0) || !isUtf8(body)) throw new UnsupportedMedia(inUtf8);
}

/** A body that was read: what it says, and the bytes that say exactly that. */
export interface ReadJson {
  value: unknown;
  bytes: Buffer;
}

/**
 * Reads a body once for all: what was counted is what is sent on, whatever else a second reader could find in it.
 * What is no JSON is left to its reader to refuse.
 * @throws Invalid when it is nested deeper than anything of ours
 */
export function readJson(body: Buffer): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return { value: undefined, bytes: body };
  }
  try {
    return { value, bytes: Buffer.from(JSON.stringify(value)) };
  } catch {
    throw new Invalid('This is nested too deeply.');
  }
}
