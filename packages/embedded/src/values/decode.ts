import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import { CommandError } from '../errors';
import { Document, setField } from './types';

/** MongoDB's limit of nesting; deeper input is refused before it can exhaust the stack. */
export const maxDepth = 180;

const names: string[] = new Array(4096).fill('');

/**
 * Decodes one BSON document, keeping each value's kind (see `Document`). bson's own deserializer offers either
 * plain numbers, losing the kind, or a class for every number, three times slower.
 * Throws InvalidBSON for bytes that are no document and Overflow for one nested too deep.
 */
export function decode(bytes: Buffer, offset = 0): Document {
  const size = sizeOf(bytes, offset, bytes.length);
  return new Decoder(bytes).document(offset, offset + size, 0);
}

/** The length in bytes of the document at the offset, checked against what is there. */
export function sizeOf(bytes: Buffer, offset: number, limit: number): number {
  if (offset + 5 > limit) throw invalid('document is cut short');
  const size = bytes.readInt32LE(offset);
  if (size < 5 || offset + size > limit) throw invalid('document length is out of bounds');
  if (bytes[offset + size - 1] !== 0) throw invalid('document is not terminated');
  return size;
}

function invalid(reason: string): CommandError {
  return new CommandError('InvalidBSON', `Invalid BSON: ${reason}`);
}

class Decoder {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  document(start: number, end: number, depth: number): Document {
    if (depth > maxDepth) throw new CommandError('Overflow', `BSON nesting exceeds ${maxDepth} levels`);
    const result: Document = {};
    this.at = start + 4;
    for (let type = this.byte(end); type !== 0; type = this.byte(end)) {
      const name = this.name(end);
      if (name === '__proto__') setField(result, name, this.value(type, end, depth));
      else result[name] = this.value(type, end, depth);
    }
    if (this.at !== end) throw invalid('document ends early');
    return result;
  }

  private array(start: number, end: number, depth: number): unknown[] {
    if (depth > maxDepth) throw new CommandError('Overflow', `BSON nesting exceeds ${maxDepth} levels`);
    const result: unknown[] = [];
    this.at = start + 4;
    for (let type = this.byte(end); type !== 0; type = this.byte(end)) {
      while (this.byte(end) !== 0);
      result.push(this.value(type, end, depth));
    }
    if (this.at !== end) throw invalid('array ends early');
    return result;
  }

  private value(type: number, end: number, depth: number): unknown {
    const { bytes } = this;
    switch (type) {
      case 0x01: {
        const value = bytes.readDoubleLE(this.take(8, end));
        return Number.isInteger(value) && value === (value | 0) && !Object.is(value, -0)
          ? new Double(value)
          : value;
      }
      case 0x02: {
        const size = this.size(end);
        const start = this.at;
        this.at += size;
        if (bytes[this.at - 1] !== 0) throw invalid('string is not terminated');
        return size < 2 ? '' : bytes.toString('utf8', start, this.at - 1);
      }
      case 0x03:
      case 0x04: {
        const start = this.at;
        const size = sizeOf(bytes, start, end);
        return type === 3
          ? this.document(start, start + size, depth + 1)
          : this.array(start, start + size, depth + 1);
      }
      case 0x05:
        return this.binary(end);
      case 0x06:
      case 0x0a:
        return null;
      case 0x07: {
        const start = this.take(12, end);
        return new ObjectId(Uint8Array.prototype.slice.call(bytes, start, start + 12));
      }
      case 0x08: {
        const flag = bytes[this.take(1, end)];
        if (flag !== 0 && flag !== 1) throw invalid('boolean is neither true nor false');
        return flag === 1;
      }
      case 0x09:
        return new Date(Number(bytes.readBigInt64LE(this.take(8, end))));
      case 0x0b: {
        const pattern = this.cstring(end);
        return new BSONRegExp(pattern, this.cstring(end));
      }
      case 0x0d:
        return new Code(this.value(0x02, end, depth) as string);
      case 0x0e:
        return new BSONSymbol(this.value(0x02, end, depth) as string);
      case 0x0f: {
        this.take(4, end);
        const code = this.value(0x02, end, depth) as string;
        return new Code(code, this.value(0x03, end, depth) as Document);
      }
      case 0x10:
        return bytes.readInt32LE(this.take(4, end));
      case 0x11:
      case 0x12: {
        const start = this.take(8, end);
        const low = bytes.readInt32LE(start);
        const high = bytes.readInt32LE(start + 4);
        return type === 0x12 ? new Long(low, high) : new Timestamp(new Long(low, high, true));
      }
      case 0x13: {
        const start = this.take(16, end);
        return new Decimal128(Uint8Array.prototype.slice.call(bytes, start, start + 16));
      }
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
      default:
        throw invalid(`unknown type ${type}`);
    }
  }

  private binary(end: number): Binary {
    const size = this.bytes.readInt32LE(this.take(4, end));
    const subtype = this.bytes[this.take(1, end)] as number;
    if (size < 0) throw invalid('binary length is negative');
    const start = this.take(size, end);
    const data = Uint8Array.prototype.slice.call(this.bytes, start, start + size);
    if (subtype === Binary.SUBTYPE_UUID && size === 16) return new UUID(data);
    return new Binary(data, subtype);
  }

  private take(length: number, end: number): number {
    const start = this.at;
    this.at += length;
    if (this.at > end) throw invalid('value is cut short');
    return start;
  }

  private byte(end: number): number {
    if (this.at >= end) throw invalid('document is cut short');
    return this.bytes[this.at++] as number;
  }

  private size(end: number): number {
    const size = this.bytes.readInt32LE(this.take(4, end));
    if (size < 1 || this.at + size > end) throw invalid('string length is out of bounds');
    return size;
  }

  private cstring(end: number): string {
    const start = this.at;
    while (this.byte(end) !== 0);
    return this.bytes.toString('utf8', start, this.at - 1);
  }

  /** Field names repeat from document to document: known ones are taken from a table instead of made anew. */
  private name(end: number): string {
    const { bytes } = this;
    const start = this.at;
    let hash = 0;
    let ascii = true;
    for (let byte = this.byte(end); byte !== 0; byte = this.byte(end)) {
      hash = (hash * 31 + byte) | 0;
      ascii = ascii && byte < 0x80;
    }
    const length = this.at - 1 - start;
    if (!ascii) return bytes.toString('utf8', start, this.at - 1);
    const known = names[hash & 4095] as string;
    if (known.length === length) {
      let same = 0;
      while (same < length && known.charCodeAt(same) === bytes[start + same]) same++;
      if (same === length) return known;
    }
    const name = bytes.toString('latin1', start, this.at - 1);
    names[hash & 4095] = name;
    return name;
  }
}
