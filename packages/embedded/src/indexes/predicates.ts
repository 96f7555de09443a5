import { BSONRegExp } from 'bson';
import { isOperators } from '../query/match';
import { isPattern } from '../query/operators';
import { regexText } from '../values/order';
import { Document, isDocument } from '../values/types';

/** What a filter demands of one path, as far as an index can make use of it. */
export type Predicate =
  | { kind: 'points'; values: unknown[] }
  | { kind: 'range'; operator: '$gt' | '$gte' | '$lt' | '$lte'; value: unknown }
  | { kind: 'prefix'; text: string; pattern: BSONRegExp }
  | { kind: 'present' };

export type Predicates = Map<string, Predicate[]>;

/** Collects from a filter what must hold of single paths; what an index cannot use is left to the filter itself. */
export function predicatesOf(filter: Document, into: Predicates = new Map(), prefix = ''): Predicates {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) {
      for (const branch of value) predicatesOf(branch as Document, into, prefix);
    } else if (!key.startsWith('$')) {
      for (const predicate of ofPath(prefix + key, value, into)) add(into, prefix + key, predicate);
    }
  }
  return into;
}

function add(into: Predicates, path: string, predicate: Predicate): void {
  into.set(path, [...(into.get(path) ?? []), predicate]);
}

function ofPath(path: string, value: unknown, into: Predicates): Predicate[] {
  if (isPattern(value)) return ofPattern(value);
  if (!isOperators(value)) return [{ kind: 'points', values: [value] }];
  return Object.entries(value).flatMap(([operator, argument]): Predicate[] => {
    switch (operator) {
      case '$eq':
        return [{ kind: 'points', values: [argument] }];
      case '$in': {
        const values = argument as unknown[];
        return values.some(isPattern) ? [] : [{ kind: 'points', values }];
      }
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return [{ kind: 'range', operator, value: argument }];
      case '$exists':
        return argument ? [{ kind: 'present' }] : [{ kind: 'points', values: [null] }];
      case '$regex':
        return value.$options === undefined ? ofPattern(argument) : [];
      case '$elemMatch':
        // Inside documents of an array each path is demanded of the array's path plus its own.
        if (isDocument(argument) && !isOperators(argument)) predicatesOf(argument, into, `${path}.`);
        return [];
    }
    return [];
  });
}

/** An anchored pattern that begins with plain letters is a range of strings. */
function ofPattern(pattern: unknown): Predicate[] {
  const [source = '', options = ''] =
    typeof pattern === 'string' ? [pattern] : regexText(pattern as BSONRegExp).split('\0');
  const literal = /^\^([\p{Letter}\p{Number}_ @:/-]+)/u.exec(source);
  if (!literal || options.replace('u', '') !== '' || source.includes('|')) return [];
  const text = literal[1] as string;
  const next = source[1 + text.length] ?? '';
  const isOptional = next !== '' && '*?{'.includes(next);
  const prefix = isOptional ? [...text].slice(0, -1).join('') : text;
  return [{ kind: 'prefix', text: prefix, pattern: new BSONRegExp(source, options) }];
}
