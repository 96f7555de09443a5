import { Decimal128, Double, Long } from 'bson';
import { CommandError } from '../errors';
import { bsonKind, Numeric } from './types';

/** The value as a number if it is one of BSON's four numeric kinds. */
export function isNumeric(value: unknown): value is Numeric {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  const kind = bsonKind(value);
  return kind === 'Long' || kind === 'Double' || kind === 'Int32' || kind === 'Decimal128';
}

/** The nearest double; exact for every kind but large longs and most decimals. */
export function toDouble(value: Numeric): number {
  if (typeof value === 'number') return value;
  const kind = bsonKind(value);
  if (kind === 'Long') return (value as Long).toNumber();
  if (kind === 'Decimal128') return Number((value as Decimal128).toString());
  return (value as Double).value;
}

/** Widening order of the numeric kinds: int32, int64, double, decimal. */
export type NumericKind = 'int' | 'long' | 'double' | 'decimal';

export function numericKind(value: Numeric): NumericKind {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value === (value | 0) && !Object.is(value, -0) ? 'int' : 'double';
  }
  const kind = bsonKind(value);
  if (kind === 'Long') return 'long';
  if (kind === 'Decimal128') return 'decimal';
  return kind === 'Int32' ? 'int' : 'double';
}

/** A double that stays one when written, also where it is a whole number. */
export function asDouble(value: number): number | Double {
  return numericKind(value) === 'int' ? new Double(value) : value;
}

/** The sum or product in the wider kind of the two; int32 grows into int64, and int64 overflow is an error. */
export function combine(operator: 'add' | 'multiply', a: Numeric, b: Numeric): Numeric {
  const kinds = [numericKind(a), numericKind(b)];
  if (kinds.includes('decimal')) return decimalArithmetic(operator, a, b);
  if (kinds.includes('double')) {
    const [x, y] = [toDouble(a), toDouble(b)];
    return asDouble(operator === 'add' ? x + y : x * y);
  }
  const [x, y] = [toBigInt(a), toBigInt(b)];
  const result = operator === 'add' ? x + y : x * y;
  if (!kinds.includes('long') && result >= -0x80000000n && result <= 0x7fffffffn) return Number(result);
  if (result < -0x8000000000000000n || result > 0x7fffffffffffffffn) {
    throw new CommandError('BadValue', `Failed to ${operator}: integer overflow`);
  }
  return Long.fromBigInt(result);
}

/** The whole number in an int32, int64 or whole double. */
export function toBigInt(value: Numeric): bigint {
  return typeof value === 'object' && bsonKind(value) === 'Long'
    ? (value as Long).toBigInt()
    : BigInt(toDouble(value));
}

/** A finite number as coefficient times a power of ten, exactly. */
export function decimalParts(value: Numeric): { coefficient: bigint; exponent: number } {
  if (bsonKind(value as object) === 'Long') return { coefficient: (value as Long).toBigInt(), exponent: 0 };
  if (bsonKind(value as object) === 'Decimal128') return parseDecimal((value as Decimal128).toString());
  const double = toDouble(value);
  if (Number.isInteger(double)) return { coefficient: BigInt(double), exponent: 0 };
  let scaled = double;
  let twos = 0;
  for (; !Number.isInteger(scaled); twos++) scaled *= 2;
  return { coefficient: BigInt(scaled) * 5n ** BigInt(twos), exponent: -twos };
}

function parseDecimal(text: string): { coefficient: bigint; exponent: number } {
  const [mantissa = '', exponent = '0'] = text.split('E');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function decimalArithmetic(operator: 'add' | 'multiply', a: Numeric, b: Numeric): Decimal128 {
  const [x, y] = [toDouble(a), toDouble(b)];
  const nearest = operator === 'add' ? x + y : x * y;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return Decimal128.fromString(String(nearest));
  const [p, q] = [decimalParts(decimalOf(a)), decimalParts(decimalOf(b))];
  if (operator === 'multiply') return decimal(p.coefficient * q.coefficient, p.exponent + q.exponent);
  const exponent = Math.min(p.exponent, q.exponent);
  const scaled = (part: typeof p) => part.coefficient * 10n ** BigInt(part.exponent - exponent);
  return decimal(scaled(p) + scaled(q), exponent);
}

/** Doubles become decimals by their 15 significant digits, as MongoDB converts them. */
function decimalOf(value: Numeric): Numeric {
  return numericKind(value) === 'double' && !Number.isInteger(toDouble(value))
    ? Decimal128.fromString(toDouble(value).toPrecision(15))
    : value;
}

function decimal(coefficient: bigint, exponent: number): Decimal128 {
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}

/** The sum of what is numeric. */
export function sum(values: unknown[]): Numeric {
  return values.filter(isNumeric).reduce<Numeric>((total, value) => combine('add', total, value), 0);
}

/** The mean of what is numeric, a double or, where one of them is, a decimal; null without any. */
export function average(values: unknown[]): Numeric | null {
  const numbers = values.filter(isNumeric);
  if (numbers.length === 0) return null;
  const total = sum(numbers);
  const isBounded = Number.isFinite(toDouble(total));
  if (numericKind(total) !== 'decimal' || !isBounded) return asDouble(toDouble(total) / numbers.length);
  const { coefficient, exponent } = decimalParts(total);
  // Twenty digits more than the sum has, less the zeros they end in.
  let [quotient, scale] = [(coefficient * 10n ** 20n) / BigInt(numbers.length), exponent - 20];
  for (; scale < exponent && quotient % 10n === 0n; scale++) quotient /= 10n;
  return decimal(quotient, scale);
}
