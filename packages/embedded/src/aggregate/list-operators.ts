import { sortDocuments, sortSpec } from '../query/sort';
import { typeName } from '../query/types';
import { isNumeric, toDouble } from '../values/numbers';
import { compare, same } from '../values/order';
import { Document, isDocument, setField } from '../values/types';
import { any, distinct, fail, isNil, isTrue, keyText, Operator, one, two } from './operator';

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

/** Operators on lists, sets and documents; some are left to mingo. */
export const listOperators: Record<string, Operator> = {
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
    others.reduce((common, set) => common.filter(isIn(set)), first),
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
};
