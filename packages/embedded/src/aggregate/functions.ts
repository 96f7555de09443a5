import { calculateObjectSize, Long } from 'bson';
import { CommandError, check } from '../errors';
import { encodeKey } from '../indexes/key';
import { sortDocuments, sortSpec } from '../query/sort';
import { typeName } from '../query/types';
import {
  asDouble,
  average,
  combine,
  isNumeric,
  numericKind,
  sum,
  toBigInt,
  toDouble,
} from '../values/numbers';
import { compare, same } from '../values/order';
import { Document, isDocument, Numeric, setField } from '../values/types';
import { convert } from './conversions';
import { callMingo } from './mingo';

/** An operator of values that are already computed; `arity` is how many it takes, where that is fixed. */
export type Operator = {
  arity?: number | readonly [least: number, most: number];
  compute: (...values: never[]) => unknown;
};

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether an expression's value counts as true: all but false, null, missing and zero. */
export function isTrue(value: unknown): boolean {
  return isNumeric(value) ? toDouble(value) !== 0 : !isNil(value) && value !== false;
}

/** Compares as expressions do, where a missing value comes before null. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  return compare(a, b);
}

/** A text that is the same for values that are the same to MongoDB. */
export function keyText(value: unknown): string {
  return encodeKey([value], [1], undefined, Number.POSITIVE_INFINITY).bytes.toString('latin1');
}

/** The values without repetitions, in the order of their first occurrence. */
export function distinct(values: unknown[]): unknown[] {
  const unique = new Map<string, unknown>();
  for (const value of values) {
    const key = keyText(value);
    if (!unique.has(key)) unique.set(key, value);
  }
  return [...unique.values()];
}

/** The least or greatest value that is there; null without one. */
export function extreme(values: unknown[], sign: 1 | -1): unknown {
  const better = (best: unknown, value: unknown) =>
    best === null || compare(value, best) * sign > 0 ? value : best;
  return values.filter((value) => !isNil(value)).reduce(better, null);
}

function fail(kind: ConstructorParameters<typeof CommandError>[0], message: string): never {
  throw new CommandError(kind, message);
}

const any = (compute: (...values: unknown[]) => unknown): Operator => ({ compute });
const one = (compute: (value: unknown) => unknown): Operator => ({ arity: 1, compute });
const two = (compute: (a: unknown, b: unknown) => unknown): Operator => ({ arity: 2, compute });

function comparison(accept: (order: number) => boolean): Operator {
  return two((a, b) => accept(compareValues(a, b)));
}

/** These take one array, or several values. */
function over(compute: (values: unknown[]) => unknown): Operator {
  return any((...values) => compute(values.length === 1 && Array.isArray(values[0]) ? values[0] : values));
}

/** Sums or multiplies numbers of any kind exactly as updates do; one date may take part in a sum. */
function arithmetic(operator: 'add' | 'multiply', name: string): Operator {
  return any((...values) => {
    if (values.some(isNil)) return null;
    const dates = values.filter((value) => value instanceof Date);
    const numbers = values.filter((value) => !(value instanceof Date));
    const isValid = numbers.every(isNumeric) && dates.length <= (operator === 'add' ? 1 : 0);
    check(isValid, 'TypeMismatch', `${name} only supports numeric or date types`);
    const start: Numeric = operator === 'add' ? 0 : 1;
    const result = (numbers as Numeric[]).reduce((total, value) => combine(operator, total, value), start);
    return dates[0] ? new Date(dates[0].getTime() + Number(result)) : result;
  });
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNil(a) || isNil(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumeric(b)) return new Date(a.getTime() - toDouble(b));
  if (isNumeric(a) && isNumeric(b)) return combine('add', a, combine('multiply', b, -1));
  return fail('TypeMismatch', `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

/** The numbers as given, or undefined where one is null; other values and decimals are refused. */
function numbersOf(name: string, ...values: unknown[]): Numeric[] | undefined {
  if (values.some(isNil)) return undefined;
  for (const value of values) {
    if (!isNumeric(value))
      fail('TypeMismatch', `${name} only supports numeric types, not ${typeName(value)}`);
    if (numericKind(value) === 'decimal')
      fail('NotImplemented', `${name} of decimal values is not supported by this store`);
  }
  return values as Numeric[];
}

function divide(a: unknown, b: unknown): unknown {
  const numbers = numbersOf('$divide', a, b)?.map(toDouble) as [number, number] | undefined;
  if (!numbers) return null;
  return numbers[1] === 0 ? fail('BadValue', "can't $divide by zero") : asDouble(numbers[0] / numbers[1]);
}

function modulo(a: unknown, b: unknown): unknown {
  const numbers = numbersOf('$mod', a, b) as [Numeric, Numeric] | undefined;
  if (!numbers) return null;
  if (toDouble(numbers[1]) === 0) fail(16610, "can't $mod by zero");
  const kinds = numbers.map(numericKind);
  if (kinds.includes('double')) return asDouble(toDouble(numbers[0]) % toDouble(numbers[1]));
  const rest = toBigInt(numbers[0]) % toBigInt(numbers[1]);
  return kinds.includes('long') ? Long.fromBigInt(rest) : Number(rest);
}

function absolute(value: unknown): unknown {
  if (isNil(value)) return null;
  if (!isNumeric(value)) return fail(28765, `$abs only supports numeric types, not ${typeName(value)}`);
  return toDouble(value) < 0 ? combine('multiply', value, -1) : value;
}

/** Whole numbers stay as they are, and doubles stay doubles. */
function rounding(name: string, compute: (value: number, place: unknown) => unknown): Operator {
  return {
    arity: [1, 2],
    compute: (value: unknown, place: unknown = 0) => {
      const number = isNil(place) ? undefined : numbersOf(name, value)?.[0];
      if (number === undefined) return null;
      const isWhole = numericKind(number) !== 'double';
      if (isWhole && isNumeric(place) && toDouble(place) >= 0) return number;
      const result = compute(toDouble(number), place);
      return isWhole || typeof result !== 'number' ? result : asDouble(result);
    },
  };
}

function textOf(name: string, value: unknown): string {
  if (isNil(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value)) return String(value);
  if (value instanceof Date) return value.toISOString();
  return fail(16007, `${name} can't convert from BSON type ${typeName(value)} to String`);
}

function bytesOfText(value: unknown, start: unknown, count: unknown): string {
  const bytes = Buffer.from(textOf('$substrBytes', value));
  const [from, length] = [Math.trunc(Number(start)), Math.trunc(Number(count))];
  if (!isNumeric(start) || !isNumeric(count)) fail(16034, '$substrBytes: start and length must be numbers');
  if (from < 0) fail(50752, '$substrBytes: starting index must be non-negative');
  const end = length < 0 ? bytes.length : Math.min(bytes.length, from + length);
  const isInside = (at: number) => at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80;
  if (isInside(from) || isInside(end)) fail(28656, '$substrBytes: a UTF-8 character would be cut');
  return bytes.toString('utf8', from, end);
}

/** Where a part begins in the items of a text: bytes or code points. */
function indexIn(name: string, itemsOf: (text: string) => ArrayLike<unknown>): Operator {
  return {
    arity: [2, 4],
    compute: (text: unknown, part: unknown, start: unknown = 0, end?: unknown) => {
      if (isNil(text)) return null;
      if (typeof text !== 'string') return fail(40091, `${name} requires a string as the first argument`);
      if (typeof part !== 'string') return fail(40092, `${name} requires a string as the second argument`);
      const [whole, wanted] = [itemsOf(text), itemsOf(part)];
      const last = Math.min(whole.length, end === undefined ? whole.length : Number(end)) - wanted.length;
      for (let at = Number(start); at <= last; at++) {
        let i = 0;
        while (i < wanted.length && whole[at + i] === wanted[i]) i++;
        if (i === wanted.length) return at;
      }
      return -1;
    },
  };
}

function arrayOf(name: string, value: unknown, code = 17043): unknown[] {
  if (Array.isArray(value)) return value;
  return fail(code, `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`);
}

/** An operator on sets; where one of those that build a set is null, it is null. */
function onSets(name: string, isBuilding: boolean, compute: (sets: unknown[][]) => unknown): Operator {
  return any((...values) => {
    if (isBuilding && values.some(isNil)) return null;
    return compute(values.map((value) => distinct(arrayOf(name, value))));
  });
}

const isIn = (set: unknown[]) => {
  const keys = new Set(set.map(keyText));
  return (value: unknown) => keys.has(keyText(value));
};

function objectFrom(list: unknown): unknown {
  if (isNil(list)) return null;
  const result: Document = {};
  for (const entry of arrayOf('$arrayToObject', list, 40386)) {
    const [name, value] = Array.isArray(entry) ? entry : [(entry as Document)?.k, (entry as Document)?.v];
    if (typeof name !== 'string') fail(40394, '$arrayToObject requires pairs whose keys are strings');
    setField(result, name, value);
  }
  return result;
}

function mergeObjects(values: unknown[]): Document {
  const result: Document = {};
  for (const value of values) {
    if (isNil(value)) continue;
    if (!isDocument(value))
      return fail(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const [name, field] of Object.entries(value)) setField(result, name, field);
  }
  return result;
}

const conversion = (type: string) => one((value) => convert(value, type));
const edge = (name: string, at: number) =>
  one((list) => (isNil(list) ? null : arrayOf(name, list, 28689).at(at)));

/** What $sort makes of a list: by its items as they are, or by fields of its documents. */
function sortArray({ input, sortBy }: Document): unknown {
  if (isNil(input)) return null;
  const list = arrayOf('$sortArray', input, 2942504);
  if (isDocument(sortBy))
    return sortDocuments(list, sortSpec(sortBy), (item) => (isDocument(item) ? item : {}));
  const direction = isNumeric(sortBy) ? toDouble(sortBy) : 0;
  if (Math.abs(direction) !== 1) fail(2942507, 'The $sort element value must be either 1 or -1');
  return [...list].sort((a, b) => compare(a, b) * direction);
}

function extremes(sign: 1 | -1) {
  return ({ input, n }: Document) =>
    arrayOf(sign === 1 ? '$maxN' : '$minN', input, 5788200)
      .filter((value) => !isNil(value))
      .sort((a, b) => compare(b, a) * sign)
      .slice(0, Number(n));
}

/** Operators of named arguments. */
export const namedOperators: Record<
  string,
  { fields: readonly string[]; compute: (values: Document) => unknown }
> = {
  $sortArray: { fields: ['input', 'sortBy'], compute: sortArray },
  $maxN: { fields: ['input', 'n'], compute: extremes(1) },
  $minN: { fields: ['input', 'n'], compute: extremes(-1) },
};

/** Operators of a list of arguments. Those that mingo computes as MongoDB does are left to it. */
export const operators: Record<string, Operator> = {
  $cmp: two((a, b) => Math.sign(compareValues(a, b))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $not: one((value) => !isTrue(value)),
  $type: one(typeName),
  $isNumber: one(isNumeric),
  $isArray: one(Array.isArray),
  $rand: { arity: [0, 1], compute: () => Math.random() },
  $add: arithmetic('add', '$add'),
  $multiply: arithmetic('multiply', '$multiply'),
  $subtract: two(subtract),
  $divide: two(divide),
  $mod: two(modulo),
  $abs: one(absolute),
  $ceil: rounding('$ceil', Math.ceil),
  $floor: rounding('$floor', Math.floor),
  $round: rounding('$round', (value, place) => callMingo('$round', 'list', [value, place])),
  $trunc: rounding('$trunc', (value, place) => callMingo('$trunc', 'list', [value, place])),
  $sum: over(sum),
  $avg: over(average),
  $min: over((values) => extreme(values, -1)),
  $max: over((values) => extreme(values, 1)),
  $toUpper: one((value) => textOf('$toUpper', value).toUpperCase()),
  $toLower: one((value) => textOf('$toLower', value).toLowerCase()),
  $substr: { arity: 3, compute: bytesOfText },
  $substrBytes: { arity: 3, compute: bytesOfText },
  $indexOfBytes: indexIn('$indexOfBytes', (text) => Buffer.from(text)),
  $indexOfCP: indexIn('$indexOfCP', (text) => [...text]),
  $bsonSize: one((value) => (isNil(value) ? null : calculateObjectSize(value as Document))),
  $size: one((list) =>
    Array.isArray(list)
      ? list.length
      : fail(17124, `The argument to $size must be an array, but was of type: ${typeName(list)}`),
  ),
  $first: edge('$first', 0),
  $last: edge('$last', -1),
  $in: two((value, list) => {
    if (!Array.isArray(list))
      fail(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
    return (list as unknown[]).some((item) => same(item, value));
  }),
  $indexOfArray: {
    arity: [2, 4],
    compute: (list: unknown, wanted: unknown, start: unknown = 0, end?: unknown) => {
      if (isNil(list)) return null;
      const items = arrayOf('$indexOfArray', list, 40090);
      const last = end === undefined ? items.length : Number(end);
      return items.findIndex((item, i) => i >= Number(start) && i < last && same(item, wanted));
    },
  },
  $arrayToObject: one(objectFrom),
  $mergeObjects: any((...values) => mergeObjects(values)),
  $setUnion: onSets('$setUnion', true, (sets) => distinct(sets.flat())),
  $setIntersection: onSets('$setIntersection', true, ([first = [], ...others]) =>
    others.reduce((kept, set) => kept.filter(isIn(set)), first),
  ),
  $setDifference: onSets('$setDifference', true, ([a = [], b = []]) => {
    const isUnwanted = isIn(b);
    return a.filter((value) => !isUnwanted(value));
  }),
  $setEquals: onSets('$setEquals', false, ([first = [], ...others]) =>
    others.every((set) => set.length === first.length && set.every(isIn(first))),
  ),
  $setIsSubset: onSets('$setIsSubset', false, ([a = [], b = []]) => a.every(isIn(b))),
  $anyElementTrue: one((list) => arrayOf('$anyElementTrue', list, 17041).some(isTrue)),
  $allElementsTrue: one((list) => arrayOf('$allElementsTrue', list, 17040).every(isTrue)),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toDecimal: conversion('decimal'),
  $toBool: conversion('bool'),
  $toString: conversion('string'),
  $toObjectId: conversion('objectId'),
  $toDate: conversion('date'),
};
