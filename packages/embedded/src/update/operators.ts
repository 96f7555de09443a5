import { Long, Timestamp } from 'bson';
import { CommandError } from '../errors';
import { compileField, compileFilter, isOperators, MatchContext } from '../query/match';
import { isPattern } from '../query/operators';
import { sortDocuments, sortSpec } from '../query/sort';
import { typeName } from '../query/types';
import { describe } from '../values/describe';
import { combine, isNumeric, numericKind, toBigInt, toDouble } from '../values/numbers';
import { compare, same } from '../values/order';
import { bsonKind, isDocument, Numeric } from '../values/types';
import { Change, Missing, removed } from './paths';

/** What an operator does with one field: the argument is checked once, the change is made for each document. */
export type FieldOperator = {
  missing: Missing;
  change: (argument: unknown, path: string, context: UpdateContext) => Change;
};

export type UpdateContext = MatchContext & { now: Date };

/** The operators that change one field by themselves; $rename and $setOnInsert are handled by their caller. */
export const fieldOperators: Record<string, FieldOperator> = {
  $set: { missing: 'make', change: (argument) => () => argument },
  $unset: { missing: 'leave', change: () => () => removed },
  $inc: { missing: 'make', change: (argument, path) => arithmetic('add', argument, path) },
  $mul: { missing: 'make', change: (argument, path) => arithmetic('multiply', argument, path) },
  $min: { missing: 'make', change: (argument, _, context) => extreme(argument, -1, context) },
  $max: { missing: 'make', change: (argument, _, context) => extreme(argument, 1, context) },
  $currentDate: { missing: 'make', change: (argument, path, { now }) => currentDate(argument, path, now) },
  $push: { missing: 'make', change: push },
  $addToSet: { missing: 'make', change: addToSet },
  $pop: { missing: 'leave', change: (argument, path) => pop(argument, path) },
  $pull: { missing: 'leave', change: pull },
  $pullAll: { missing: 'leave', change: pullAll },
  $bit: { missing: 'make', change: (argument, path) => bit(argument, path) },
};

function arithmetic(operator: 'add' | 'multiply', argument: unknown, path: string): Change {
  const [verb, name] = operator === 'add' ? ['increment', '$inc'] : ['multiply', '$mul'];
  if (!isNumeric(argument)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${path}: ${describe(argument)}}`,
    );
  }
  return (value) => {
    if (value === undefined) return operator === 'add' ? argument : zeroLike(argument);
    if (!isNumeric(value)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. The field '${path}' is of non-numeric type ${typeName(value)}`,
      );
    }
    const result = combine(operator, value, argument);
    return numericKind(result) === numericKind(value) && same(result, value) ? value : result;
  };
}

function zeroLike(argument: Numeric): Numeric {
  return combine('multiply', argument, 0);
}

function extreme(argument: unknown, sign: 1 | -1, { collation }: UpdateContext): Change {
  return (value) =>
    value === undefined || compare(argument, value, collation?.compare) * sign > 0 ? argument : value;
}

function currentDate(argument: unknown, path: string, now: Date): Change {
  const type = isDocument(argument) ? argument.$type : argument;
  if (type === 'timestamp') return () => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  if (typeof type === 'boolean' || type === 'date') return () => now;
  throw new CommandError(
    'BadValue',
    `${describe(argument)} is not valid type for $currentDate of '${path}'. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
  );
}

function arrayOr(value: unknown, path: string, verb: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new CommandError(
    'BadValue',
    `${verb}: The field '${path}' must be an array but is of type ${typeName(value)}`,
  );
}

function push(argument: unknown, path: string, context: UpdateContext): Change {
  const isEach = isDocument(argument) && '$each' in argument;
  if (!isEach)
    return (value) => (value === undefined ? [argument] : [...arrayOr(value, path, '$push'), argument]);
  const { $each, $position, $slice, $sort, ...others } = argument;
  const unknown = Object.keys(others)[0];
  if (unknown) throw new CommandError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray($each))
    throw new CommandError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName($each)}`,
    );
  const position = wholeOrUndefined($position, '$position');
  const slice = wholeOrUndefined($slice, '$slice');
  const order = $sort === undefined ? undefined : sorter($sort, context);
  return (value) => {
    const old = value === undefined ? [] : arrayOr(value, path, '$push');
    const at =
      position === undefined ? old.length : position < 0 ? Math.max(0, old.length + position) : position;
    let next = [...old.slice(0, at), ...$each, ...old.slice(at)];
    if (order) next = order(next);
    if (slice !== undefined) next = slice < 0 ? next.slice(slice) : next.slice(0, slice);
    return next;
  };
}

function wholeOrUndefined(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toDouble(value))) {
    throw new CommandError(
      'BadValue',
      `The value for ${name} must be an integer value but was given type: ${typeName(value)}`,
    );
  }
  return toDouble(value);
}

function sorter(sort: unknown, { collation }: UpdateContext): (items: unknown[]) => unknown[] {
  if (isNumeric(sort)) {
    const direction = toDouble(sort);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('BadValue', 'The $sort element value must be either 1 or -1');
    return (items) => [...items].sort((a, b) => compare(a, b, collation?.compare) * direction);
  }
  if (!isDocument(sort))
    throw new CommandError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  const spec = sortSpec(sort);
  return (items) => sortDocuments(items, spec, (item) => (isDocument(item) ? item : {}), collation?.compare);
}

function addToSet(argument: unknown, path: string, { collation }: UpdateContext): Change {
  const isEach = isDocument(argument) && Object.keys(argument)[0] === '$each';
  if (isEach && !Array.isArray(argument.$each)) {
    throw new CommandError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(argument.$each)}`,
    );
  }
  const added = isEach ? (argument.$each as unknown[]) : [argument];
  return (value) => {
    const old = value === undefined ? [] : arrayOr(value, path, '$addToSet');
    const next = [...old];
    for (const item of added) {
      if (!next.some((known) => same(known, item, collation?.compare))) next.push(item);
    }
    return value !== undefined && next.length === old.length ? value : next;
  };
}

function pop(argument: unknown, path: string): Change {
  const direction = isNumeric(argument) ? toDouble(argument) : undefined;
  if (direction !== 1 && direction !== -1)
    throw new CommandError('FailedToParse', `$pop expects 1 or -1, found: ${describe(argument)}`);
  return (value) => {
    if (value === undefined) return value;
    if (!Array.isArray(value))
      throw new CommandError(
        'TypeMismatch',
        `Path '${path}' contains an element of non-array type '${typeName(value)}'`,
      );
    if (value.length === 0) return value;
    return direction === 1 ? value.slice(0, -1) : value.slice(1);
  };
}

function pull(argument: unknown, path: string, context: UpdateContext): Change {
  const isUnwanted = pullTest(argument, context);
  return (value) => filterItems(value, path, '$pull', (item) => !isUnwanted(item));
}

function pullTest(argument: unknown, context: UpdateContext): (item: unknown) => boolean {
  if (isPattern(argument) || isOperators(argument)) {
    const matches = compileField(['item'], argument, context);
    return (item) => matches({ item });
  }
  if (!isDocument(argument)) return (item) => same(item, argument, context.collation?.compare);
  const matches = compileFilter(argument, context);
  return (item) => isDocument(item) && matches(item);
}

function pullAll(argument: unknown, path: string, { collation }: UpdateContext): Change {
  if (!Array.isArray(argument))
    throw new CommandError(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(argument)}`,
    );
  return (value) =>
    filterItems(
      value,
      path,
      '$pullAll',
      (item) => !argument.some((unwanted) => same(item, unwanted, collation?.compare)),
    );
}

function filterItems(
  value: unknown,
  path: string,
  name: string,
  isWanted: (item: unknown) => boolean,
): unknown {
  if (value === undefined) return value;
  if (!Array.isArray(value))
    throw new CommandError('BadValue', `Cannot apply ${name} to a non-array value at '${path}'`);
  const wanted = value.filter(isWanted);
  return wanted.length === value.length ? value : wanted;
}

function bit(argument: unknown, path: string): Change {
  const operations = isDocument(argument) ? Object.entries(argument) : [];
  if (operations.length === 0)
    throw new CommandError(
      'BadValue',
      `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}`,
    );
  const steps = operations.map(([name, operand]) => {
    const isWhole = isNumeric(operand) && ['int', 'long'].includes(numericKind(operand));
    if (!['and', 'or', 'xor'].includes(name))
      throw new CommandError(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`,
      );
    if (!isWhole)
      throw new CommandError(
        'BadValue',
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${path}: ${describe(argument)}}`,
      );
    return { name, operand: operand as Numeric };
  });
  return (value = 0) => {
    if (!isNumeric(value) || !['int', 'long'].includes(numericKind(value))) {
      throw new CommandError(
        'BadValue',
        `Cannot apply $bit to a value of non-integral type. The field '${path}' is of type ${typeName(value)}`,
      );
    }
    const isLong = [value, ...steps.map(({ operand }) => operand)].some(
      (number) => bsonKind(number as object) === 'Long',
    );
    const result = steps.reduce((bits, { name, operand }) => {
      const other = toBigInt(operand);
      return name === 'and' ? bits & other : name === 'or' ? bits | other : bits ^ other;
    }, toBigInt(value));
    return isLong ? Long.fromBigInt(result) : Number(result);
  };
}
