import { CommandError } from '../errors';
import { isNumeric, numericKind, toDouble } from '../values/numbers';
import { rank, rankOf } from '../values/order';
import type { PathTest } from './matcher';

/** MongoDB's names and numbers of types, for $type and what $type answers in expressions. */
const numbers: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const namesByRank: Record<number, string> = {
  [rank.minKey]: 'minKey',
  [rank.string]: 'string',
  [rank.object]: 'object',
  [rank.array]: 'array',
  [rank.binary]: 'binData',
  [rank.objectId]: 'objectId',
  [rank.boolean]: 'bool',
  [rank.date]: 'date',
  [rank.timestamp]: 'timestamp',
  [rank.regex]: 'regex',
  [rank.code]: 'javascript',
  [rank.codeWithScope]: 'javascriptWithScope',
  [rank.maxKey]: 'maxKey',
};

/** MongoDB's name for the value's type; `missing` where there is none. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isNumeric(value)) return numericKind(value);
  return namesByRank[rankOf(value)] ?? 'object';
}

/** Compiles $type, which takes a name, a number or a list of them. */
export function typeTest(argument: unknown): PathTest {
  const wanted = new Set((Array.isArray(argument) ? argument : [argument]).flatMap(namesOf));
  if (wanted.size === 0) throw new CommandError('FailedToParse', '$type must match at least one type');
  return { test: (value) => wanted.has(typeName(value)), reach: 'items' };
}

function namesOf(type: unknown): string[] {
  if (type === 'number') return ['int', 'long', 'double', 'decimal'];
  if (typeof type === 'string') {
    if (numbers[type] === undefined) throw new CommandError('BadValue', `Unknown type name alias: ${type}`);
    return [type];
  }
  if (!isNumeric(type))
    throw new CommandError('TypeMismatch', 'type must be represented as a number or a string');
  const name = Object.keys(numbers).find((known) => numbers[known] === toDouble(type));
  if (!name) throw new CommandError('BadValue', `Invalid numerical type code: ${toDouble(type)}`);
  return [name];
}

/** A type's name from its name or number, as $convert takes either. */
export function typeNameOf(type: unknown): string {
  return namesOf(type)[0] as string;
}
