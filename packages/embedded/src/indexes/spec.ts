import { CommandError, check } from '../errors';
import { Collation, collationOf } from '../query/collation';
import { compileFilter } from '../query/match';
import { typeName } from '../query/types';
import { describe } from '../values/describe';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import type { Index } from './index';

const supported = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
  'background',
];

/** Checks what createIndexes was asked for and completes it. Throws CannotCreateIndex and its kin. */
export function completeSpec(requested: Document, inherited: Collation | undefined): Document {
  const { key, background: _, ...options } = requested;
  if (!isDocument(key))
    throw new CommandError(
      'FailedToParse',
      "The 'key' field is a required property of an index specification",
    );
  if (Object.keys(key).length === 0)
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.');
  for (const name of Object.keys(requested)) {
    if (!supported.includes(name)) {
      throw new CommandError(
        'InvalidOptions',
        `The field '${name}' is not supported for an index specification by this store`,
      );
    }
  }
  for (const [path, direction] of Object.entries(key)) checkField(path, direction);
  checkName(requested, key);
  checkOptions(requested, key);
  const { expireAfterSeconds, partialFilterExpression, sparse } = options;
  if (expireAfterSeconds !== undefined) {
    const isValid =
      isNumeric(expireAfterSeconds) &&
      toDouble(expireAfterSeconds) >= 0 &&
      toDouble(expireAfterSeconds) <= 0x7fffffff;
    if (!isValid)
      throw new CommandError(
        'CannotCreateIndex',
        'TTL index expireAfterSeconds option must be within an acceptable range',
      );
    if (Object.keys(key).length > 1)
      throw new CommandError(
        'CannotCreateIndex',
        'TTL indexes are single-field indexes, compound indexes do not support TTL',
      );
  }
  if (partialFilterExpression !== undefined) {
    if (sparse)
      throw new CommandError(
        'CannotCreateIndex',
        'cannot mix "partialFilterExpression" and "sparse" options',
      );
    compileFilter(partialFilterExpression);
    checkPartialFilter(partialFilterExpression as Document);
  }
  const collation = options.collation ? collationOf(options.collation as Document)?.spec : inherited?.spec;
  return {
    v: 2,
    key,
    ...options,
    name: options.name,
    ...(collation ? { collation } : {}),
  };
}

function checkName({ name }: Document, key: Document): void {
  check(name !== undefined, 40414, "BSON field 'createIndexes.indexes.name' is missing but a required field");
  check(
    typeof name === 'string',
    'TypeMismatch',
    `BSON field 'createIndexes.indexes.name' is the wrong type '${typeName(name)}', expected type 'string'`,
  );
  check(name !== '', 'CannotCreateIndex', 'The index name cannot be empty.');
  check(name !== '*', 'BadValue', "The index name '*' is not valid.");
  check(
    name !== '_id_' || isIdKey(key),
    'BadValue',
    `The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}, found ${describe(key)}`,
  );
}

/** Whether a key is that of the index every collection has. */
export function isIdKey(key: Document): boolean {
  const fields = Object.entries(key);
  return fields.length === 1 && fields[0]?.[0] === '_id' && toDouble(fields[0][1] as number) === 1;
}

const maxFields = 32;
const ofIdIndex = ['v', 'key', 'name', 'ns', 'collation', 'background'];

function checkOptions(requested: Document, key: Document): void {
  check(Object.keys(key).length <= maxFields, 13103, 'too many compound keys');
  const { v } = requested;
  check(
    v === undefined || (isNumeric(v) && [1, 2].includes(toDouble(v))),
    'CannotCreateIndex',
    `Invalid index specification ${describe(requested)}; cannot create an index with v=${describe(v)}`,
  );
  for (const name of ['unique', 'sparse', 'hidden']) {
    const value = requested[name];
    check(
      value === undefined || typeof value === 'boolean' || isNumeric(value),
      'TypeMismatch',
      `The field '${name}' has value ${name}: ${describe(value)}, which is not convertible to bool`,
    );
  }
  const foreign = isIdKey(key) ? Object.keys(requested).find((name) => !ofIdIndex.includes(name)) : undefined;
  check(
    foreign === undefined,
    'InvalidIndexSpecificationOption',
    `The field '${foreign}' is not valid for an _id index specification. Specification: ${describe(requested)}`,
  );
}

const partialOperators = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in'];

/** MongoDB keeps a partial index by a few kinds of conditions only. */
function checkPartialFilter(filter: Document): void {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' || path === '$or') {
      for (const part of condition as Document[]) checkPartialFilter(part);
      continue;
    }
    const operators = isDocument(condition) ? Object.entries(condition) : [];
    const refused = operators.find(
      ([name, value]) =>
        (name.startsWith('$') && !partialOperators.includes(name)) || (name === '$exists' && !value),
    );
    const isRefused = path.startsWith('$') || refused !== undefined || condition instanceof RegExp;
    check(
      !isRefused,
      'CannotCreateIndex',
      `Expression not supported in partial index: ${describe({ [path]: condition })}`,
    );
  }
}

function checkField(path: string, direction: unknown): void {
  if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$'))) {
    throw new CommandError('CannotCreateIndex', `Index key contains an illegal field name: '${path}'.`);
  }
  if (typeof direction === 'string') {
    throw new CommandError('CannotCreateIndex', `Index type '${direction}' is not supported by this store`);
  }
  if (!isNumeric(direction) || toDouble(direction) === 0 || Number.isNaN(toDouble(direction))) {
    throw new CommandError(
      'CannotCreateIndex',
      `Values in v:2 index key pattern cannot be of this type or 0: ${path}`,
    );
  }
}

/** Makes an index ready for use from what listIndexes shows. */
export function buildIndex(id: number, spec: Document, inherited?: Collation): Index {
  const fields = Object.entries(spec.key as Document).map(([path, direction]) => ({
    path,
    parts: path.split('.'),
    direction: (toDouble(direction as number) < 0 ? -1 : 1) as 1 | -1,
  }));
  const filter = spec.partialFilterExpression as Document | undefined;
  const collation = spec.collation
    ? collationOf(spec.collation as Document)
    : spec.name === '_id_'
      ? inherited
      : undefined;
  return {
    id,
    name: spec.name as string,
    fields,
    directions: fields.map(({ direction }) => direction),
    isUnique: spec.unique === true || spec.name === '_id_',
    isSparse: spec.sparse === true,
    partial: filter ? { filter, matches: compileFilter(filter, { collation }) } : undefined,
    collation,
    expireAfterSeconds:
      spec.expireAfterSeconds === undefined ? undefined : toDouble(spec.expireAfterSeconds as number),
    isHidden: spec.hidden === true,
    isMultikey: false,
    arrayFields: 0,
    isCut: false,
    spec,
  };
}
