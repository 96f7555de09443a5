import { serialize } from 'bson';
import { check } from '../errors';
import type { Document } from './types';

/** MongoDB's limit for one document; 16 KiB more are allowed for what a command wraps around it. */
export const maxDocumentBytes = 16 * 1024 * 1024;

const received = new WeakMap<Document, Buffer>();

/** Remembers the bytes that a document was decoded from, so that storing it as it came need not encode it again. */
export function cacheBytes(document: Document, bytes: Buffer): Document {
  received.set(document, bytes);
  return document;
}

/** The bytes to store a document as: those it came in, else what it is encoded to. Throws BSONObjectTooLarge. */
export function bytesToStore(document: Document): Buffer {
  const bytes = received.get(document);
  // A document may be kept decoded for long; its bytes are part of a whole message, which must not be.
  received.delete(document);
  return limited(bytes ?? encodeReply(document));
}

/** Encodes a document; `undefined` fields are left out. Throws BSONObjectTooLarge above MongoDB's 16 MiB. */
export function encode(document: Document): Buffer {
  return limited(encodeReply(document));
}

function limited(bytes: Buffer): Buffer {
  check(
    bytes.length <= maxDocumentBytes,
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxDocumentBytes}(16MB)`,
  );
  return bytes;
}

/** Encodes without the limit for stored documents: a reply may hold several of them. */
export function encodeReply(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
