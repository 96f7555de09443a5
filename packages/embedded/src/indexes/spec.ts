import { CommandError } from '../errors';
import { Collation, collationOf } from '../query/collation';
import { compileFilter } from '../query/match';
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

/** MongoDB's name for an index that was given none: `a_1_b_-1`. */
export function defaultName(key: Document): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}_${isNumeric(direction) ? toDouble(direction) : String(direction)}`)
    .join('_');
}

/** Checks what createIndexes was asked for and completes it. Throws CannotCreateIndex and its kin. */
export function completeSpec(asked: Document, inherited: Collation | undefined): Document {
  const { key, background: _, ...options } = asked;
  if (!isDocument(key))
    throw new CommandError(
      'FailedToParse',
      "The 'key' field is a required property of an index specification",
    );
  if (Object.keys(key).length === 0)
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.');
  for (const name of Object.keys(asked)) {
    if (!supported.includes(name)) {
      throw new CommandError(
        'InvalidOptions',
        `The field '${name}' is not supported for an index specification by this store`,
      );
    }
  }
  for (const [path, direction] of Object.entries(key)) checkField(path, direction);
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
  }
  const collation = options.collation ? collationOf(options.collation as Document)?.spec : inherited?.spec;
  return {
    v: 2,
    key,
    ...options,
    name: options.name ?? defaultName(key),
    ...(collation ? { collation } : {}),
  };
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
