import { Decimal128, Long, ObjectId } from 'bson';
import { parseDate } from '../dates/text';
import { CommandError } from '../errors';
import { typeName } from '../query/types';
import { asDouble, isNumeric, toBigInt, toDouble } from '../values/numbers';
import type { Numeric } from '../values/types';

type Conversion = (value: unknown) => unknown;

function fail(value: unknown, to: string): never {
  throw new CommandError(
    'ConversionFailure',
    `Failed to convert ${typeName(value)} to ${to} in $convert with no onError value`,
  );
}

/** Numbers, booleans, dates and numeric text as a number; text must be one as a whole. */
function numberFrom(value: unknown, to: string): Numeric {
  if (isNumeric(value)) return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date && to !== 'int') return Long.fromNumber(value.getTime());
  if (typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(value)) {
    return to === 'decimal'
      ? Decimal128.fromString(value)
      : /^[-+]?\d+$/.test(value)
        ? Long.fromString(value)
        : Number(value);
  }
  return fail(value, to);
}

function wholeFrom(value: unknown, to: 'int' | 'long'): bigint {
  const number = numberFrom(value, to);
  if (typeof value === 'string' && !/^[-+]?\d+$/.test(value)) fail(value, to);
  if (!Number.isFinite(toDouble(number))) fail(value, to);
  const whole =
    typeof number === 'object' && number._bsontype === 'Long'
      ? toBigInt(number)
      : BigInt(Math.trunc(toDouble(number)));
  const bits = to === 'int' ? 32 : 64;
  return BigInt.asIntN(bits, whole) === whole ? whole : fail(value, to);
}

/** What $convert and the $to… operators make of a value that is not null, by the name of the type asked for. */
export const conversions: Record<string, Conversion> = {
  int: (value) => Number(wholeFrom(value, 'int')),
  long: (value) => Long.fromBigInt(wholeFrom(value, 'long')),
  double: (value) => asDouble(toDouble(numberFrom(value, 'double'))),
  decimal: (value) => {
    const number = numberFrom(value, 'decimal');
    return typeof number === 'object' && number._bsontype === 'Decimal128'
      ? number
      : Decimal128.fromString(String(number));
  },
  bool: (value) => (isNumeric(value) ? toDouble(value) !== 0 : value !== false),
  string: (value) => {
    if (value instanceof Date) return value.toISOString();
    if (value instanceof ObjectId) return value.toHexString();
    return typeof value === 'string' || typeof value === 'boolean' || isNumeric(value)
      ? String(value)
      : fail(value, 'string');
  },
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    return typeof value === 'string' && /^[0-9a-fA-F]{24}$/.test(value)
      ? new ObjectId(value)
      : fail(value, 'objectId');
  },
  date: (value) => {
    if (value instanceof Date) return value;
    if (value instanceof ObjectId) return value.getTimestamp();
    const date =
      typeof value === 'string'
        ? parseDate(value)
        : isNumeric(value)
          ? new Date(toDouble(value))
          : fail(value, 'date');
    return Number.isNaN(date.getTime()) ? fail(value, 'date') : date;
  },
};

/** Converts to the type named; null stays null. */
export function convert(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  const conversion = conversions[type];
  if (!conversion) throw new CommandError('BadValue', `Unknown type name: ${type}`);
  return conversion(value);
}
