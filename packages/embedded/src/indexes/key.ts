import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import { decimalParts, toDouble } from '../values/numbers';
import { bytesOf, rank, rankOf, regexText } from '../values/order';
import { bsonKind, Document, Numeric } from '../values/types';

/** Stands for the key of an empty array, which MongoDB sorts just below null. */
export const emptyArray = Symbol('empty array');

/** LMDB's largest key at our page size is 4,026 bytes; longer ones are cut and told apart by a hash. */
const maxKeyBytes = 3900;
const hashBytes = 32;
/** What a cut key has in common with the whole one, with the five bytes that name the index before it. */
export const maxBoundBytes = 5 + maxKeyBytes - hashBytes;

export type EncodedKey = { bytes: Buffer; isCut: boolean };

/** Turns a string into the form under which the index's collation finds it. */
export type Fold = (text: string) => string;

/**
 * Encodes the values of one index entry so that the order of bytes is BSON's order of values; values that are
 * the same to MongoDB have the same bytes. `directions` are 1 or -1 per value. A cut key no longer sorts exactly.
 */
export function encodeKey(
  values: unknown[],
  directions: number[],
  fold?: Fold,
  limit = maxKeyBytes,
): EncodedKey {
  const writer = new KeyWriter(fold);
  values.forEach((value, i) => {
    const start = writer.length;
    writer.value(value);
    if (directions[i] === -1) writer.invert(start);
  });
  const bytes = writer.bytes();
  if (bytes.length <= limit) return { bytes, isCut: false };
  const hash = createHash('sha256').update(bytes).digest();
  return { bytes: Buffer.concat([bytes.subarray(0, maxKeyBytes - hashBytes), hash]), isCut: true };
}

class KeyWriter {
  private buffer = Buffer.allocUnsafe(256);
  length = 0;

  constructor(private readonly fold?: Fold) {}

  bytes(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  invert(start: number): void {
    for (let i = start; i < this.length; i++) this.buffer[i] = ~(this.buffer[i] as number) & 0xff;
  }

  value(value: unknown): void {
    const kind = value === emptyArray ? rank.emptyArray : rankOf(value);
    this.byte(kind * 8);
    switch (kind) {
      case rank.number:
        this.number(value as Numeric);
        break;
      case rank.string:
        this.text(this.fold ? this.fold(String(value)) : String(value));
        break;
      case rank.object:
        for (const [name, field] of Object.entries(value as Document)) {
          this.byte(rankOf(field) * 8);
          this.text(name);
          this.value(field);
        }
        this.byte(0);
        break;
      case rank.array:
        for (const item of value as unknown[]) this.value(item);
        this.byte(0);
        break;
      case rank.binary:
        this.unsigned((value as Binary).position);
        this.byte((value as Binary).sub_type);
        this.raw(bytesOf(value as Binary));
        break;
      case rank.objectId:
        this.raw((value as ObjectId).id);
        break;
      case rank.boolean:
        this.byte(value ? 1 : 0);
        break;
      case rank.date:
        this.reserve(8);
        this.buffer.writeBigUInt64BE(
          BigInt.asUintN(64, BigInt((value as Date).getTime())) ^ (1n << 63n),
          this.length,
        );
        this.length += 8;
        break;
      case rank.timestamp:
        this.unsigned((value as Timestamp).getHighBitsUnsigned());
        this.unsigned((value as Timestamp).getLowBitsUnsigned());
        break;
      case rank.regex:
        this.text(regexText(value as BSONRegExp));
        break;
      case rank.code:
        this.text((value as Code).code);
        break;
      case rank.codeWithScope:
        this.text((value as Code).code);
        this.value((value as Code).scope);
        break;
    }
  }

  /** The nearest double in sortable form, then what it leaves over: nothing for all but large longs and decimals. */
  private number(value: Numeric): void {
    const nearest = toDouble(value);
    const isExactKind =
      typeof value === 'number' || bsonKind(value) === 'Double' || bsonKind(value) === 'Int32';
    if (isExactKind || Number.isNaN(nearest) || /^-?Inf/.test(String(value))) {
      this.double(nearest);
      this.byte(1);
      return;
    }
    const double = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, nearest));
    this.double(double);
    const [exact, base] = [decimalParts(value), decimalParts(double)];
    const exponent = Math.min(exact.exponent, base.exponent);
    const rest =
      exact.coefficient * 10n ** BigInt(exact.exponent - exponent) -
      base.coefficient * 10n ** BigInt(base.exponent - exponent);
    this.byte(rest < 0n ? 0 : rest > 0n ? 2 : 1);
    if (rest === 0n) return;
    const start = this.length;
    const digits = String(rest < 0n ? -rest : rest);
    this.unsigned(digits.length + exponent + 0x8000);
    this.text(digits.replace(/0+$/, ''));
    if (rest < 0n) this.invert(start);
  }

  private double(value: number): void {
    this.reserve(8);
    this.buffer.writeDoubleBE(value === 0 ? 0 : value, this.length);
    if (Number.isNaN(value)) this.buffer.fill(0, this.length, this.length + 8);
    else if (value < 0) this.invertNext(8);
    else this.buffer[this.length] = (this.buffer[this.length] as number) ^ 0x80;
    this.length += 8;
  }

  private invertNext(count: number): void {
    for (let i = this.length; i < this.length + count; i++)
      this.buffer[i] = ~(this.buffer[i] as number) & 0xff;
  }

  /** Zero bytes are escaped, so that the terminator sorts a prefix before what continues it. */
  private text(text: string): void {
    this.reserve(text.length * 3 + 2);
    const start = this.length;
    this.length += this.buffer.write(text, start);
    if (text.includes('\0')) {
      const escaped = Buffer.from(
        this.buffer.toString('latin1', start, this.length).replaceAll('\0', '\0\xff'),
        'latin1',
      );
      this.length = start;
      this.raw(escaped);
    }
    this.byte(0);
    this.byte(0);
  }

  private raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  private unsigned(value: number): void {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
  }

  private byte(byte: number): void {
    this.reserve(1);
    this.buffer[this.length++] = byte;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe((this.length + count) * 2);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}
