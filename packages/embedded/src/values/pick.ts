import { CommandError } from '../errors';

/** Bytes of values whose type says how many there are. */
const fixedSizes: Record<number, number> = {
  1: 8, // double
  6: 0, // undefined
  7: 12, // ObjectId
  8: 1, // boolean
  9: 8, // date
  10: 0, // null
  16: 4, // int32
  17: 8, // timestamp
  18: 8, // int64
  19: 16, // decimal128
  127: 0, // MaxKey
  255: 0, // MinKey
};

function endOfText(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(0, start);
  if (end === -1) throw new CommandError('InvalidBSON', 'Invalid BSON: text is not terminated');
  return end + 1;
}

/** Where the value that begins at a place ends. */
function endOfValue(bytes: Buffer, type: number, start: number): number {
  const fixed = fixedSizes[type];
  if (fixed !== undefined) return start + fixed;
  switch (type) {
    case 2: // string
    case 13: // code
    case 14: // symbol
      return start + 4 + bytes.readInt32LE(start);
    case 3: // document
    case 4: // array
    case 15: // code with scope
      return start + bytes.readInt32LE(start);
    case 5: // binary
      return start + 5 + bytes.readInt32LE(start);
    case 11: // regex
      return endOfText(bytes, endOfText(bytes, start));
    default:
      throw new CommandError('InvalidBSON', `Invalid BSON: unknown type ${type}`);
  }
}

/**
 * The document with some of its fields alone, in the order in which they stand there, without any of it being decoded.
 * @param bytes one whole document
 * @param names ASCII
 */
export function pickFields(bytes: Buffer, names: ReadonlySet<string>): Buffer {
  const picked: Buffer[] = [];
  let [at, size] = [4, 5];
  while (bytes[at] !== 0) {
    const nameEnd = endOfText(bytes, at + 1);
    const end = endOfValue(bytes, bytes[at] as number, nameEnd);
    if (end >= bytes.length) throw new CommandError('InvalidBSON', 'Invalid BSON: value is cut short');
    if (names.has(bytes.toString('latin1', at + 1, nameEnd - 1))) {
      picked.push(bytes.subarray(at, end));
      size += end - at;
    }
    at = end;
  }
  const result = Buffer.allocUnsafe(size);
  let length = result.writeInt32LE(size);
  for (const part of picked) length += part.copy(result, length);
  result[length] = 0;
  return result;
}
