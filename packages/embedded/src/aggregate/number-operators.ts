import { Long } from 'bson';
import { check } from '../errors';
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
import { Numeric } from '../values/types';
import { callMingo } from './mingo';
import { any, extreme, fail, isNil, Operator, one, two } from './operator';

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

/** Operators on numbers; those on doubles only are left to mingo. */
export const numberOperators: Record<string, Operator> = {
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
};
