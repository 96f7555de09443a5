import type { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import { decimalParts, isNumeric, numericKind, toDouble } from './numbers';
import { bsonKind, Document, Numeric } from './types';

/** MongoDB's order of kinds. Numbers of every width are one kind; a missing value sorts as null. */
export const rank = {
  minKey: 1,
  emptyArray: 2,
  null: 3,
  number: 4,
  string: 5,
  object: 6,
  array: 7,
  binary: 8,
  objectId: 9,
  boolean: 10,
  date: 11,
  timestamp: 12,
  regex: 13,
  code: 14,
  codeWithScope: 15,
  maxKey: 16,
} as const;

const classRanks: Record<string, number> = {
  MinKey: rank.minKey,
  Long: rank.number,
  Double: rank.number,
  Int32: rank.number,
  Decimal128: rank.number,
  BSONSymbol: rank.string,
  DBRef: rank.object,
  Binary: rank.binary,
  ObjectId: rank.objectId,
  Timestamp: rank.timestamp,
  BSONRegExp: rank.regex,
  MaxKey: rank.maxKey,
};

/** Where the value's kind stands in MongoDB's order. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return rank.number;
    case 'string':
      return rank.string;
    case 'boolean':
      return rank.boolean;
    case 'undefined':
      return rank.null;
  }
  if (value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  const kind = bsonKind(value as object);
  if (kind === undefined) return value instanceof RegExp ? rank.regex : rank.object;
  if (kind === 'Code') return (value as Code).scope ? rank.codeWithScope : rank.code;
  return classRanks[kind] ?? rank.object;
}

/** How two strings compare; a collation replaces it. */
export type StringOrder = (a: string, b: string) => number;

/** Order of the UTF-8 bytes, which JavaScript's own order of UTF-16 units is not. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    let x = a.charCodeAt(i);
    let y = b.charCodeAt(i);
    if (x === y) continue;
    if (x >= 0xd800 && y >= 0xd800) {
      x += x >= 0xe000 ? -0x800 : 0x2000;
      y += y >= 0xe000 ? -0x800 : 0x2000;
    }
    return x - y;
  }
  return a.length - b.length;
}

/** Compares any two values in BSON's order: negative, zero or positive. */
export function compare(a: unknown, b: unknown, strings: StringOrder = compareStrings): number {
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  if (typeof a === 'string' && typeof b === 'string') return strings(a, b);
  const kind = rankOf(a);
  const difference = kind - rankOf(b);
  if (difference !== 0) return difference;
  switch (kind) {
    case rank.number:
      return compareNumbers(a as Numeric, b as Numeric);
    case rank.string:
      return strings(String(a), String(b));
    case rank.object:
      return compareDocuments(a as Document, b as Document, strings);
    case rank.array:
      return compareArrays(a as unknown[], b as unknown[], strings);
    case rank.binary:
      return compareBinaries(a as Binary, b as Binary);
    case rank.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case rank.boolean:
      return Number(a) - Number(b);
    case rank.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case rank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case rank.regex:
      return compareStrings(regexText(a), regexText(b));
    case rank.code:
      return compareStrings((a as Code).code, (b as Code).code);
    case rank.codeWithScope:
      return (
        compareStrings((a as Code).code, (b as Code).code) || compare((a as Code).scope, (b as Code).scope)
      );
  }
  return 0;
}

/** Whether two values are the same to MongoDB: 1, 1.0 and NumberLong(1) are, {a: 1, b: 2} and {b: 2, a: 1} are not. */
export function same(a: unknown, b: unknown, strings: StringOrder = compareStrings): boolean {
  return a === b || compare(a, b, strings) === 0;
}

/** Whether two values are the same and of the same kind, so that storing one for the other changes nothing. */
export function identical(a: unknown, b: unknown): boolean {
  if (isNumeric(a) && isNumeric(b)) return numericKind(a) === numericKind(b) && same(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => identical(item, b[i]));
  }
  if (rankOf(a) === rank.object && rankOf(b) === rank.object) {
    const [x, y] = [Object.entries(a as Document), Object.entries(b as Document)];
    return x.length === y.length && x.every(([name, v], i) => name === y[i]?.[0] && identical(v, y[i]?.[1]));
  }
  return same(a, b);
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareNumbers(a: Numeric, b: Numeric): number {
  const [x, y] = [toDouble(a), toDouble(b)];
  const nearest = compareDoubles(x, y);
  const bothFinite = isFiniteNumber(a) && isFiniteNumber(b);
  if (nearest !== 0 || !bothFinite || (isExact(a, x) && isExact(b, y))) return nearest;
  const [p, q] = [decimalParts(a), decimalParts(b)];
  const exponent = Math.min(p.exponent, q.exponent);
  const left = p.coefficient * 10n ** BigInt(p.exponent - exponent);
  const right = q.coefficient * 10n ** BigInt(q.exponent - exponent);
  return left < right ? -1 : left > right ? 1 : 0;
}

function isFiniteNumber(value: Numeric): boolean {
  return bsonKind(value as object) === 'Decimal128'
    ? /^[-\d]/.test(String(value)) && !/I/.test(String(value))
    : Number.isFinite(toDouble(value));
}

function isExact(value: Numeric, nearest: number): boolean {
  const kind = typeof value === 'number' ? undefined : bsonKind(value);
  return kind !== 'Decimal128' && (kind !== 'Long' || Number.isSafeInteger(nearest));
}

function compareDocuments(a: Document, b: Document, strings: StringOrder): number {
  const [x, y] = [Object.keys(a), Object.keys(b)];
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const [left, right] = [x[i] as string, y[i] as string];
    const difference =
      rankOf(a[left]) - rankOf(b[right]) ||
      compareStrings(left, right) ||
      compare(a[left], b[right], strings);
    if (difference !== 0) return difference;
  }
  return x.length - y.length;
}

function compareArrays(a: unknown[], b: unknown[], strings: StringOrder): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = compare(a[i], b[i], strings);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(bytesOf(a), bytesOf(b));
}

/** A binary's content, without the spare room behind it. */
export function bytesOf(value: Binary): Uint8Array {
  return value.buffer.subarray(0, value.position);
}

/** A regular expression as one comparable text: pattern, a zero byte, options. */
export function regexText(value: unknown): string {
  if (value instanceof RegExp) return `${value.source}\0${value.flags}`;
  const { pattern, options } = value as BSONRegExp;
  return `${pattern}\0${options}`;
}
