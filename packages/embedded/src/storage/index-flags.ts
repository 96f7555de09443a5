import type { Index } from '../indexes/index';

/** What an index has come to hold, which decides how it may be used. */
type IndexFlags = Pick<Index, 'isMultikey' | 'isCut' | 'arrayFields'>;

/** Bits for all fields an index can have. */
const everyField = 0xffffffff;

export function encodeFlags({ isMultikey, isCut, arrayFields }: IndexFlags): Buffer {
  const bytes = Buffer.alloc(5);
  bytes[0] = Number(isMultikey) + 2 * Number(isCut);
  bytes.writeUInt32LE(arrayFields >>> 0, 1);
  return bytes;
}

/** Reads also what was written before it was stored which fields hold arrays: then it may be any. */
export function decodeFlags(bytes: Buffer | undefined): IndexFlags {
  const bits = bytes?.[0] ?? 0;
  const isMultikey = (bits & 1) !== 0;
  const known = bytes && bytes.length >= 5 ? bytes.readUInt32LE(1) : everyField;
  return { isMultikey, isCut: (bits & 2) !== 0, arrayFields: isMultikey ? known | 0 : 0 };
}
