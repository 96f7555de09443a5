import { serialize } from 'bson';
import { CommandError } from '../errors';
import type { Document } from './types';

/** MongoDB's limit for one document; 16 KiB more are allowed for what a command wraps around it. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** Encodes a document; `undefined` fields are left out. Throws BSONObjectTooLarge above MongoDB's 16 MiB. */
export function encode(document: Document): Buffer {
  const bytes = encodeReply(document);
  if (bytes.length > maxDocumentBytes) {
    throw new CommandError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxDocumentBytes}(16MB)`,
    );
  }
  return bytes;
}

/** Encodes without the limit for stored documents: a reply may hold several of them. */
export function encodeReply(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
