import { CommandError } from '../errors';
import { compileFilter, MatchContext } from '../query/match';
import { isIndex } from '../query/path';
import { describe } from '../values/describe';
import { Document, fieldOf, isDocument, setField } from '../values/types';

/** Returned by a change to remove the field. */
export const removed = Symbol('removed');

/** Whether a path's missing parents are made on the way, or nothing happens where they are missing. */
export type Missing = 'make' | 'leave';

/** Makes a new value from the old one; undefined stands for a field that is not there. */
export type Change = (value: unknown) => unknown;

const maxPadding = 1_500_000;

/** Applies a change at a concrete path, copying what it touches. Throws PathNotViable where the path cannot lead on. */
export function changeAt(document: Document, parts: string[], change: Change, missing: Missing): Document {
  return changeInside(document, parts, 0, change, missing) as Document;
}

function changeInside(
  container: unknown,
  parts: string[],
  at: number,
  change: Change,
  missing: Missing,
): unknown {
  const name = parts[at] as string;
  const old = childOf(container, name, parts, at, missing);
  if (old === blocked) return container;
  const isLast = at === parts.length - 1;
  if (!isLast && old === undefined && missing === 'leave') return container;
  const next = isLast
    ? change(old)
    : changeInside(old === undefined ? {} : old, parts, at + 1, change, missing);
  if (next === old || (next === removed && old === undefined)) return container;
  if (Array.isArray(container)) return changedItem(container, Number(name), next);
  const copy = { ...(container as Document) };
  if (next === removed) delete copy[name];
  else setField(copy, name, next);
  return copy;
}

const blocked = Symbol('blocked');

function childOf(container: unknown, name: string, parts: string[], at: number, missing: Missing): unknown {
  if (isDocument(container)) return fieldOf(container, name);
  if (Array.isArray(container) && isIndex(name)) return container[Number(name)];
  if (missing === 'leave') return blocked;
  throw new CommandError(
    'PathNotViable',
    `Cannot create field '${name}' in element {${parts[at - 1]}: ${describe(container)}}`,
  );
}

/** An array keeps its length: a removed item becomes null, and an item beyond the end is preceded by nulls. */
function changedItem(array: unknown[], index: number, value: unknown): unknown[] {
  if (index > array.length + maxPadding)
    throw new CommandError(
      'CannotBackfillArray',
      `cannot backfill array to larger than ${maxPadding} elements`,
    );
  if (value === removed && index >= array.length) return array;
  const copy = [...array];
  while (copy.length < index) copy.push(null);
  copy[index] = value === removed ? null : value;
  return copy;
}

/** The value at a concrete path, or undefined. */
export function valueAt(document: unknown, parts: string[]): unknown {
  let value = document;
  for (const part of parts) {
    if (isDocument(value)) value = fieldOf(value, part);
    else if (Array.isArray(value) && isIndex(part)) value = value[Number(part)];
    else return undefined;
  }
  return value;
}

export type ArrayFilters = Map<string, { matches: (item: unknown) => boolean; isUsed: boolean }>;

/** Reads `arrayFilters`: one filter per identifier, which every path in it starts with. */
export function arrayFiltersOf(filters: unknown, context: MatchContext): ArrayFilters {
  const result: ArrayFilters = new Map();
  for (const filter of (filters as unknown[] | undefined) ?? []) {
    if (!isDocument(filter)) throw new CommandError('TypeMismatch', 'arrayFilters entries must be documents');
    const names = new Set(identifiersIn(filter));
    const [name] = names;
    if (name === undefined)
      throw new CommandError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (names.size > 1)
      throw new CommandError(
        'FailedToParse',
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].join("' and '")}'`,
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new CommandError(
        'BadValue',
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (result.has(name))
      throw new CommandError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    const matches = compileFilter(filter, context);
    result.set(name, { matches: (item) => matches({ [name]: item }), isUsed: false });
  }
  return result;
}

function identifiersIn(filter: Document): string[] {
  return Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') && Array.isArray(value)
      ? value.flatMap((part) => identifiersIn(part))
      : [key.split('.')[0] as string],
  );
}

/**
 * The concrete paths a path with `$`, `$[]` or `$[identifier]` stands for in one document. Throws BadValue where an
 * array is missing or the filter matched no position.
 */
export function concretePaths(
  document: Document,
  parts: string[],
  filters: ArrayFilters,
  position?: number,
): string[][] {
  const at = parts.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [parts];
  const [before, marker, after] = [parts.slice(0, at), parts[at] as string, parts.slice(at + 1)];
  if (marker === '$') {
    if (position === undefined)
      throw new CommandError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      );
    return concretePaths(document, [...before, String(position), ...after], filters);
  }
  const array = valueAt(document, before);
  if (array === undefined)
    throw new CommandError(
      'BadValue',
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(array))
    throw new CommandError(
      'BadValue',
      `Cannot apply array updates to non-array element ${before.at(-1)}: ${describe(array)}`,
    );
  const identifier = marker.slice(2, -1);
  const filter = identifier === '' ? undefined : filters.get(identifier);
  return array.flatMap((item, i) =>
    !filter || filter.matches(item)
      ? concretePaths(document, [...before, String(i), ...after], filters, position)
      : [],
  );
}

/** Checks a path of an update and notes which array filters it uses. */
export function checkPath(path: string, filters: ArrayFilters): string[] {
  const parts = path.split('.');
  if (path === '') throw new CommandError(56, 'An empty update path is not valid.');
  if (parts.some((part) => part === ''))
    throw new CommandError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  parts.forEach((part, i) => {
    if (!part.startsWith('$')) return;
    const isMarker = part === '$' || /^\$\[[^\]]*\]$/.test(part);
    if (!isMarker && i === 0)
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`,
      );
    if (!isMarker)
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`,
      );
    if (i === 0)
      throw new CommandError(
        'BadValue',
        `Cannot have array filter or positional identifier in first position of path '${path}'`,
      );
    const identifier = part.slice(2, -1);
    if (identifier === '') return;
    const filter = filters.get(identifier);
    if (!filter)
      throw new CommandError(
        'BadValue',
        `No array filter found for identifier '${identifier}' in path '${path}'`,
      );
    filter.isUsed = true;
  });
  return parts;
}
