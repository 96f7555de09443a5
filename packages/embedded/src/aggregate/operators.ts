import { evalExpr } from 'mingo/core';
import { $avg, $max, $min, $sum } from 'mingo/operators/accumulator';
import { CommandError } from '../errors';
import { typeName, typeNameOf } from '../query/types';
import { combine, isNumeric } from '../values/numbers';
import { compare, same } from '../values/order';
import type { Document, Numeric } from '../values/types';
import { convert } from './conversions';

type Operator = (target: never, expression: never, options: never) => unknown;

/** An operator of its evaluated arguments. */
function of(compute: (args: unknown[]) => unknown): Operator {
  return (target, expression, options) => {
    const evaluated = evalExpr(target, expression, options) as unknown;
    return compute(Array.isArray(expression) ? (evaluated as unknown[]) : [evaluated]);
  };
}

/** Compares as expressions do, where a missing value comes before null. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  return compare(a, b);
}

function comparison(accept: (order: number) => boolean): Operator {
  return of((args) => {
    if (args.length !== 2)
      throw new CommandError(16020, `Expression takes exactly 2 arguments. ${args.length} were passed in.`);
    return accept(compareValues(args[0], args[1]));
  });
}

const isNil = (value: unknown) => value === null || value === undefined;

/** Sums or multiplies numbers of any kind exactly as updates do; one date may take part in a sum. */
function arithmetic(operator: 'add' | 'multiply', name: string): Operator {
  return of((args) => {
    if (args.some(isNil)) return null;
    const dates = args.filter((value) => value instanceof Date);
    const numbers = args.filter((value) => !(value instanceof Date));
    const isValid = numbers.every(isNumeric) && dates.length <= (operator === 'add' ? 1 : 0);
    if (!isValid) throw new CommandError('TypeMismatch', `${name} only supports numeric or date types`);
    const result = (numbers as Numeric[]).reduce(
      (total, value) => combine(operator, total, value),
      operator === 'add' ? 0 : 1,
    );
    return dates[0] instanceof Date ? new Date(dates[0].getTime() + Number(result)) : result;
  });
}

function subtract(args: unknown[]): unknown {
  const [a, b] = args;
  if (isNil(a) || isNil(b)) return null;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof Date && isNumeric(b)) return new Date(a.getTime() - Number(b));
  if (isNumeric(a) && isNumeric(b)) return combine('add', a, combine('multiply', b, -1));
  throw new CommandError('TypeMismatch', `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

/** The sum of what is numeric, as the accumulator and the expression form both have it. */
export function sum(values: unknown[]): Numeric {
  return values.filter(isNumeric).reduce<Numeric>((total, value) => combine('add', total, value), 0);
}

/** The least or greatest value that is there; null without one. */
export function extreme(values: unknown[], sign: 1 | -1): unknown {
  const present = values.filter((value) => !isNil(value));
  return present.reduce<unknown>(
    (best, value) => (best === null || compare(value, best) * sign > 0 ? value : best),
    null,
  );
}

/** The mean of what is numeric; null without any. */
export function average(values: unknown[]): number | null {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length;
}

/** In an expression these take one array or several values; inside mingo's own stages, a group of documents. */
function overValues(accumulator: Operator, compute: (values: unknown[]) => unknown): Operator {
  const expressionForm = of((args) => compute(args.length === 1 && Array.isArray(args[0]) ? args[0] : args));
  return (target, expression, options) =>
    Array.isArray(target)
      ? accumulator(target, expression, options)
      : expressionForm(target, expression, options);
}

function conversion(type: string): Operator {
  return of(([value]) => convert(value, type));
}

function convertTo(target: never, expression: Document, options: never): unknown {
  const evaluate = (value: unknown) => evalExpr(target, value as never, options) as unknown;
  const input = evaluate(expression.input);
  const type = evaluate(expression.to);
  if (isNil(input)) return evaluate(expression.onNull) ?? null;
  try {
    return convert(input, typeNameOf(type));
  } catch (error) {
    if (expression.onError === undefined || (error as CommandError).codeName !== 'ConversionFailure')
      throw error;
    return evaluate(expression.onError);
  }
}

/** Where mingo computes or compares otherwise than MongoDB does, this takes its place. */
export const corrections: Record<string, Operator> = {
  $cmp: of(([a, b]) => Math.sign(compareValues(a, b))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: of(([value, list]) => {
    if (!Array.isArray(list))
      throw new CommandError(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
    return list.some((item) => same(item, value));
  }),
  $add: arithmetic('add', '$add'),
  $multiply: arithmetic('multiply', '$multiply'),
  $subtract: of(subtract),
  $sum: overValues($sum as Operator, sum),
  $avg: overValues($avg as Operator, average),
  $min: overValues($min as Operator, (values) => extreme(values, -1)),
  $max: overValues($max as Operator, (values) => extreme(values, 1)),
  $isNumber: of(([value]) => isNumeric(value)),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toDecimal: conversion('decimal'),
  $toBool: conversion('bool'),
  $toString: conversion('string'),
  $toObjectId: conversion('objectId'),
  $toDate: conversion('date'),
  $convert: convertTo as Operator,
};

/** Operators that know only JavaScript numbers refuse decimals and large longs rather than round them silently. */
export function onlyPlainNumbers(name: string, operator: Operator): Operator {
  return (target, expression, options) => {
    const evaluated = evalExpr(target, expression, options) as unknown;
    for (const value of Array.isArray(evaluated) ? evaluated : [evaluated]) {
      if (typeof value === 'object' && isNumeric(value)) {
        throw new CommandError(
          'NotImplemented',
          `${name} of ${typeName(value)} values is not supported by this store`,
        );
      }
    }
    return operator(target, evaluated as never, options);
  };
}
