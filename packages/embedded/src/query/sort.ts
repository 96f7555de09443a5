import { CommandError, check } from '../errors';
import { isNumeric, toDouble } from '../values/numbers';
import { compare, rank, rankOf, StringOrder } from '../values/order';
import { Document, isDocument } from '../values/types';
import { valuesAt } from './path';

export type SortSpec = { path: string; parts: string[]; direction: 1 | -1 }[];

/** Reads a sort document. Throws BadValue for directions other than 1 and -1. */
export function sortSpec(spec: unknown): SortSpec {
  if (spec === undefined) return [];
  if (!isDocument(spec)) throw new CommandError('TypeMismatch', "Expected field 'sort' to be of type object");
  return Object.entries(spec).map(([path, direction]) => {
    if (isDocument(direction))
      throw new CommandError('NotImplemented', 'sorting by $meta is not supported by this store');
    const sign = isNumeric(direction) ? toDouble(direction) : undefined;
    if (sign !== 1 && sign !== -1) {
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    check(path !== '', 40352, 'FieldPath cannot be constructed with empty string');
    check(!path.endsWith('.'), 40353, "FieldPath must not end with a '.'.");
    check(!path.split('.').includes(''), 15998, 'FieldPath field names may not be empty strings.');
    if (path.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    return { path, parts: path.split('.'), direction: sign };
  });
}

/** Sorts in BSON's order; an array counts by its smallest item ascending, its largest descending. Stable. */
export function sortDocuments<T>(
  items: T[],
  spec: SortSpec,
  documentOf: (item: T) => Document,
  strings?: StringOrder,
): T[] {
  const keyed = items.map((item) => {
    const document = documentOf(item);
    if (spec.length > 1) refuseParallelArrays(document, spec);
    return { item, keys: spec.map(({ parts, direction }) => sortKey(document, parts, direction, strings)) };
  });
  keyed.sort((a, b) => {
    for (let i = 0; i < spec.length; i++) {
      const difference = compareKeys(a.keys[i], b.keys[i], strings);
      if (difference !== 0) return difference * (spec[i] as SortSpec[number]).direction;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/** Two lists side by side would need every pair of their items as a key. */
function refuseParallelArrays(document: Document, spec: SortSpec): void {
  let list: string | undefined;
  for (const { parts } of spec) {
    const found = listOn(document, parts);
    check(
      list === undefined || found === undefined || list === found,
      'BadValue',
      'cannot sort with keys that are parallel arrays',
    );
    list ??= found;
  }
}

/** The first place on a path where the document has a list. */
function listOn(document: Document, parts: string[]): string | undefined {
  let value: unknown = document;
  for (let i = 0; i < parts.length; i++) {
    if (!isDocument(value)) return undefined;
    value = value[parts[i] as string];
    const isPlace = Array.isArray(value) && /^\d+$/.test(parts[i + 1] ?? '');
    if (isPlace) value = { [parts[i + 1] as string]: (value as unknown[])[Number(parts[i + 1])] };
    else if (Array.isArray(value)) return parts.slice(0, i + 1).join('.');
  }
  return undefined;
}

/** What an empty array counts as: less than null, and more than MinKey. */
const nothing = Symbol('empty array');

function compareKeys(a: unknown, b: unknown, strings?: StringOrder): number {
  if (a !== nothing && b !== nothing) return compare(a, b, strings);
  const rankIn = (key: unknown) => (key === nothing ? rank.emptyArray : rankOf(key));
  return rankIn(a) - rankIn(b);
}

function sortKey(document: Document, parts: string[], direction: 1 | -1, strings?: StringOrder): unknown {
  if (parts.length === 1) {
    const value = document[parts[0] as string];
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  }
  const values = valuesAt(document, parts);
  if (values.length === 0) return nothing;
  return values.reduce((best, value) => (compare(value, best, strings) * direction < 0 ? value : best));
}
