import type { Binary, BSONRegExp } from 'bson';
import { CommandError } from '../errors';
import { isNumeric, toBigInt, toDouble } from '../values/numbers';
import { bytesOf, compare, rank, rankOf, regexText, same } from '../values/order';
import { bsonKind, Document, isDocument, Numeric } from '../values/types';
import { isOperators, MatchContext, OperatorContext, PathTest } from './matcher';
import { typeTest } from './types';

/** What a plain value in a filter asks for: equality, or a match where it is a regular expression. */
export function compileValue(value: unknown, context: MatchContext): PathTest {
  if (isPattern(value)) return patternTest(value);
  return equality(value, context);
}

/** Compiles one operator; `siblings` are the operators beside it, for $options. */
export function compileOperator(
  operator: string,
  argument: unknown,
  siblings: Document,
  context: OperatorContext,
): PathTest {
  switch (operator) {
    case '$eq':
      return equality(argument, context);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(operator, argument, context);
    case '$in':
    case '$nin':
      return membership(argument, context, operator);
    case '$type':
      return typeTest(argument);
    case '$size': {
      const size = wholeNumber(
        argument,
        `Failed to parse $size. Expected an integer: $size: ${show(argument)}`,
      );
      if (size < 0)
        throw new CommandError(
          'BadValue',
          `Failed to parse $size. Expected a non-negative number in: $size: ${size}`,
        );
      return { test: (value) => Array.isArray(value) && value.length === size, reach: 'whole' };
    }
    case '$regex':
      return patternTest(patternOf(argument, siblings.$options));
    case '$mod':
      return modulo(argument);
    case '$elemMatch':
      return context.elemMatch(argument);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return bits(operator, argument);
  }
  const known = [
    '$near',
    '$nearSphere',
    '$geoWithin',
    '$within',
    '$geoIntersects',
    '$expr',
    '$where',
    '$text',
  ];
  if (known.includes(operator))
    throw new CommandError('NotImplemented', `${operator} is not supported by this store`);
  throw new CommandError('BadValue', `unknown operator: ${operator}`);
}

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}

function equality(wanted: unknown, context: MatchContext): PathTest {
  if (wanted === undefined) throw new CommandError('BadValue', 'cannot compare to undefined');
  if (wanted === null) return { test: (value) => value === null || value === undefined, reach: 'items' };
  const strings = context.collation?.compare;
  if (typeof wanted === 'string' && !strings)
    return {
      test: (value) => value === wanted || (typeof value === 'object' && same(value, wanted)),
      reach: 'items',
    };
  return { test: (value) => value !== undefined && same(value, wanted, strings), reach: 'items' };
}

/** Range comparisons hold only between values of the same kind, except with MinKey and MaxKey. */
function comparison(operator: string, wanted: unknown, context: MatchContext): PathTest {
  if (isPattern(wanted))
    throw new CommandError('BadValue', `Can't have RegEx as arg to predicate over field`);
  const strings = context.collation?.compare;
  const kind = rankOf(wanted);
  const isNaNWanted = isNumeric(wanted) && Number.isNaN(toDouble(wanted));
  const accepts: Record<string, (order: number) => boolean> = {
    $gt: (order) => order > 0,
    $gte: (order) => order >= 0,
    $lt: (order) => order < 0,
    $lte: (order) => order <= 0,
  };
  const accept = accepts[operator] as (order: number) => boolean;
  const crossesKinds = kind === rank.minKey || kind === rank.maxKey;
  const test = (value: unknown) => {
    if (value === undefined && kind !== rank.null && !crossesKinds) return false;
    if (!crossesKinds && rankOf(value) !== kind) return false;
    if (kind === rank.number) {
      const isNaNValue = Number.isNaN(toDouble(value as Numeric));
      if (isNaNWanted || isNaNValue) return isNaNWanted && isNaNValue && accept(0);
    }
    return accept(compare(value, wanted, strings));
  };
  return { test, reach: 'items' };
}

function membership(list: unknown, context: MatchContext, calledAs: string): PathTest {
  if (!Array.isArray(list)) throw new CommandError('BadValue', `${calledAs} needs an array`);
  if (list.some((item) => isOperators(item)))
    throw new CommandError('BadValue', `cannot nest $ under ${calledAs}`);
  const patterns = list.filter(isPattern).map(patternTest);
  const values = list.filter((item) => !isPattern(item));
  const simple = new Set(
    context.collation ? [] : values.filter((item) => typeof item === 'string' || typeof item === 'number'),
  );
  const others = values.filter((item) => !simple.has(item as string)).map((item) => equality(item, context));
  const hasNumbers = [...simple].some((item) => typeof item === 'number');
  const simpleEqualities = [...simple].map((item) => equality(item, context));
  return {
    test: (value) => {
      if (simple.has(value as string)) return true;
      if (others.some(({ test }) => test(value))) return true;
      // A number of another kind may equal one in the set, which a set of JavaScript values cannot tell.
      if (
        hasNumbers &&
        typeof value === 'object' &&
        isNumeric(value) &&
        simpleEqualities.some(({ test }) => test(value))
      )
        return true;
      return patterns.some(({ test }) => test(value));
    },
    reach: 'items',
  };
}

export function isPattern(value: unknown): value is BSONRegExp | RegExp {
  return (
    value instanceof RegExp ||
    (typeof value === 'object' && value !== null && bsonKind(value) === 'BSONRegExp')
  );
}

/** The JavaScript form of a filter's regular expression. Throws BadValue where it has none. */
export function toRegExp(pattern: BSONRegExp | RegExp): RegExp {
  const [source = '', options = ''] = regexText(pattern).split('\0');
  return compilePattern(source, options);
}

function compilePattern(source: string, options: string): RegExp {
  const unknown = options.replace(/[imsxugy]/g, '');
  if (unknown) throw new CommandError(51108, `invalid flag in regex options: ${unknown[0]}`);
  const isExtended = options.includes('x');
  const body = isExtended
    ? source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part))
    : source;
  const inline = /^\(\?([ims]+)\)/.exec(body);
  const flags = new Set([...(options.match(/[ims]/g) ?? []), ...(inline?.[1] ?? ''), 'u']);
  const text = inline ? body.slice(inline[0].length) : body;
  for (const mode of [[...flags], [...flags].filter((flag) => flag !== 'u')]) {
    try {
      return new RegExp(text, mode.join(''));
    } catch {
      // Escapes that only the looser mode accepts are tried in it next.
    }
  }
  throw new CommandError(51091, `Regular expression is invalid: ${source}`);
}

function patternOf(argument: unknown, options: unknown): BSONRegExp | RegExp {
  if (options !== undefined && typeof options !== 'string')
    throw new CommandError('BadValue', '$options has to be a string');
  if (typeof argument === 'string') return compilePattern(argument, options ?? '');
  if (!isPattern(argument)) throw new CommandError('BadValue', '$regex has to be a string');
  const [source = '', own = ''] = regexText(argument).split('\0');
  if (own && options) throw new CommandError(51075, 'options set in both $regex and $options');
  return compilePattern(source, options ?? own);
}

function patternTest(pattern: BSONRegExp | RegExp): PathTest {
  const expression = toRegExp(pattern);
  const text = regexText(pattern);
  const test = (value: unknown) =>
    typeof value === 'string' ? expression.test(value) : isPattern(value) && regexText(value) === text;
  return { test, reach: 'items' };
}

function wholeNumber(value: unknown, message: string): number {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(number)) throw new CommandError('BadValue', message);
  return number;
}

function modulo(argument: unknown): PathTest {
  if (!Array.isArray(argument)) throw new CommandError('BadValue', 'malformed mod, needs to be an array');
  if (argument.length < 2) throw new CommandError('BadValue', 'malformed mod, not enough elements');
  if (argument.length > 2) throw new CommandError('BadValue', 'malformed mod, too many elements');
  const [divisor, remainder] = argument.map((item, i) => {
    if (!isNumeric(item) || !Number.isFinite(toDouble(item))) {
      throw new CommandError('BadValue', `malformed mod, ${i === 0 ? 'divisor' : 'remainder'} not a number`);
    }
    return Math.trunc(toDouble(item));
  }) as [number, number];
  if (divisor === 0) throw new CommandError('BadValue', 'divisor cannot be 0');
  const test = (value: unknown) => {
    if (!isNumeric(value) || !Number.isFinite(toDouble(value))) return false;
    const rest =
      bsonKind(value as object) === 'Long'
        ? Number(toBigInt(value) % BigInt(divisor))
        : Math.trunc(toDouble(value)) % divisor;
    return rest === remainder || (rest === 0 && remainder === 0);
  };
  return { test, reach: 'items' };
}

/** $all asks for each of its values on its own. */
export function compileAll(argument: unknown, context: OperatorContext): PathTest[] {
  if (!Array.isArray(argument)) throw new CommandError('BadValue', '$all needs an array');
  return argument.map((item) => {
    if (isDocument(item) && '$elemMatch' in item) return context.elemMatch(item.$elemMatch);
    if (isOperators(item)) throw new CommandError('BadValue', 'no $ expressions in $all');
    return compileValue(item, context);
  });
}

function bits(operator: string, argument: unknown): PathTest {
  const mask = maskOf(operator, argument);
  const tests: Record<string, (value: bigint) => boolean> = {
    $bitsAllSet: (value) => (value & mask) === mask,
    $bitsAllClear: (value) => (value & mask) === 0n,
    $bitsAnySet: (value) => (value & mask) !== 0n,
    $bitsAnyClear: (value) => (value & mask) !== mask,
  };
  const accept = tests[operator] as (value: bigint) => boolean;
  const test = (value: unknown) => {
    if (isNumeric(value)) return Number.isInteger(toDouble(value)) && accept(toBigInt(value));
    return rankOf(value) === rank.binary && accept(bitsOf(value as Binary));
  };
  return { test, reach: 'items' };
}

function maskOf(operator: string, argument: unknown): bigint {
  if (Array.isArray(argument)) {
    return argument.reduce<bigint>((mask, position) => {
      const bit = wholeNumber(position, `Failed to parse bit position. Expected an integer in: ${operator}`);
      if (bit < 0)
        throw new CommandError(
          'BadValue',
          `Failed to parse bit position. Expected a non-negative number in: ${operator}`,
        );
      return mask | (1n << BigInt(bit));
    }, 0n);
  }
  if (rankOf(argument) === rank.binary) return bitsOf(argument as Binary);
  const mask = wholeNumber(
    argument,
    `${operator} takes an Array, a number, or a BinData but received: ${show(argument)}`,
  );
  if (mask < 0)
    throw new CommandError('FailedToParse', `Expected a non-negative number in: ${operator}: ${mask}`);
  return BigInt(mask);
}

function bitsOf(value: Binary): bigint {
  return bytesOf(value).reduceRight((mask, byte) => (mask << 8n) | BigInt(byte), 0n);
}
