import { CommandError } from '../errors';
import { decode, sizeOf } from '../values/decode';
import { cacheBytes, encodeReply } from '../values/encode';
import type { Document } from '../values/types';

/** Largest message the wire protocol allows here, as `hello` announces it. */
export const maxMessageBytes = 48_000_000;

/** What a client may send before it has proved who it is; a handshake is far shorter. */
export const maxStrangerBytes = 16_384;

const operations = { reply: 1, query: 2004, message: 2013 } as const;
const headerBytes = 16;

/** A command as it came in. */
export type Request = {
  id: number;
  body: Document;
  /** The handshake's old form, which wants its answer in the old form too. */
  isLegacy: boolean;
  /** The sender wants no answer. */
  isSilent: boolean;
};

/** What a command answers: a document, or one with a batch of documents that stay encoded. */
export type Reply = { document: Document; batch?: { name: 'firstBatch' | 'nextBatch'; documents: Buffer[] } };

/** Length of the message at the start of what has arrived. Throws ProtocolError where it cannot be one. */
export function messageLength(bytes: Buffer, longest = maxMessageBytes): number {
  const length = bytes.readInt32LE(0);
  if (length < headerBytes + 5 || length > longest)
    throw protocolError(`message length ${length} is out of bounds`);
  return length;
}

/** Reads one whole message. Throws ProtocolError and InvalidBSON. */
export function parseMessage(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const operation = bytes.readInt32LE(12);
  if (operation === operations.message) return { id, isLegacy: false, ...parseSections(bytes) };
  if (operation === operations.query) return { id, isLegacy: true, isSilent: false, body: parseQuery(bytes) };
  throw protocolError(`operation ${operation} is not supported`);
}

function protocolError(reason: string): CommandError {
  return new CommandError('ProtocolError', `Malformed message: ${reason}`);
}

function parseSections(bytes: Buffer): { body: Document; isSilent: boolean } {
  const flags = bytes.readUInt32LE(headerBytes);
  if ((flags & 0xfffc) !== 0) throw protocolError('unknown required flag');
  const end = (flags & 1) !== 0 ? bytes.length - 4 : bytes.length;
  const sequences: Document = {};
  let body: Document | undefined;
  for (let at = headerBytes + 4; at < end; ) {
    const kind = bytes[at++];
    if (kind === 0) {
      if (body) throw protocolError('two bodies');
      body = decode(bytes.subarray(0, end), at);
      at += sizeOf(bytes, at, end);
    } else if (kind === 1) {
      at = parseSequence(bytes, at, end, sequences);
    } else throw protocolError(`unknown section kind ${kind}`);
  }
  if (!body) throw protocolError('no body');
  return { body: { ...body, ...sequences }, isSilent: (flags & 2) !== 0 };
}

function parseSequence(bytes: Buffer, start: number, limit: number, sequences: Document): number {
  if (start + 4 > limit) throw protocolError('sequence is cut short');
  const end = start + bytes.readInt32LE(start);
  const nameEnd = bytes.indexOf(0, start + 4);
  if (end > limit || nameEnd < 0 || nameEnd >= end) throw protocolError('sequence length is out of bounds');
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < end; ) {
    const size = sizeOf(bytes, at, end);
    documents.push(cacheBytes(decode(bytes.subarray(0, end), at), bytes.subarray(at, at + size)));
    at += size;
  }
  sequences[bytes.toString('utf8', start + 4, nameEnd)] = documents;
  return end;
}

/** Drivers send their first `hello` as a query of `admin.$cmd`; nothing else may come this way. */
function parseQuery(bytes: Buffer): Document {
  const nameEnd = bytes.indexOf(0, headerBytes + 4);
  if (nameEnd < 0 || nameEnd + 9 > bytes.length) throw protocolError('query is cut short');
  const namespace = bytes.toString('utf8', headerBytes + 4, nameEnd);
  if (!namespace.endsWith('.$cmd')) throw protocolError('queries are sent as commands');
  return { ...decode(bytes, nameEnd + 9), $db: namespace.slice(0, -5) };
}

/** Writes the answer in the form the request came in. */
export function encodeMessage(request: Pick<Request, 'id' | 'isLegacy'>, reply: Reply, id: number): Buffer {
  const body = reply.batch ? encodeBatch(reply.document, reply.batch) : encodeReply(reply.document);
  const head = Buffer.alloc(request.isLegacy ? headerBytes + 20 : headerBytes + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.isLegacy ? operations.reply : operations.message, 12);
  if (request.isLegacy) {
    head.writeInt32LE(8, headerBytes);
    head.writeInt32LE(1, headerBytes + 16);
  }
  return Buffer.concat([head, body]);
}

/** Puts encoded documents into `cursor.firstBatch` without decoding them. */
function encodeBatch(document: Document, { name, documents }: NonNullable<Reply['batch']>): Buffer {
  const items = documents.flatMap((item, i) => [Buffer.from(`\x03${i}\0`, 'latin1'), item]);
  const { cursor, ...rest } = document;
  const withBatch = element(0x04, name, wrap(items), encodeReply(cursor as Document));
  return element(0x03, 'cursor', withBatch, encodeReply(rest));
}

/** The document with one more element before its own. */
function element(type: number, name: string, value: Buffer, document: Buffer): Buffer {
  return wrap([Buffer.of(type), Buffer.from(`${name}\0`), value, document.subarray(4, -1)]);
}

function wrap(parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  const size = Buffer.alloc(4);
  size.writeInt32LE(length);
  return Buffer.concat([size, ...parts, Buffer.of(0)], length);
}
