import { calculateObjectSize } from 'bson';
import { typeName } from '../query/types';
import { isNumeric } from '../values/numbers';
import { Document } from '../values/types';
import { convert } from './conversions';
import { listOperators } from './list-operators';
import { numberOperators } from './number-operators';
import { compareValues, isNil, isTrue, Operator, one, two } from './operator';
import { textOperators } from './text-operators';

function comparison(accept: (order: number) => boolean): Operator {
  return two((a, b) => accept(compareValues(a, b)));
}

const conversion = (type: string) => one((value) => convert(value, type));

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
  $bsonSize: one((value) => (isNil(value) ? null : calculateObjectSize(value as Document))),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toDecimal: conversion('decimal'),
  $toBool: conversion('bool'),
  $toString: conversion('string'),
  $toObjectId: conversion('objectId'),
  $toDate: conversion('date'),
  ...numberOperators,
  ...textOperators,
  ...listOperators,
};
