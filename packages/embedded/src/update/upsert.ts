import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import { isOperators } from '../query/match';
import { isPattern } from '../query/operators';
import { Document, isDocument } from '../values/types';
import { changeAt, valueAt } from './paths';
import type { Update } from './update';

/** The document an upsert inserts: the filter's equalities, then the update, then an _id if there is none yet. */
export function newDocument(filter: Document, update: Update): Document {
  const base = update.kind === 'replacement' ? idOnly(filter) : equalities(filter, {});
  const { _id = new ObjectId(), ...rest } = update.applyToNew(base);
  return { _id, ...rest };
}

function idOnly(filter: Document): Document {
  const { _id } = equalities(filter, {});
  return _id === undefined ? {} : { _id };
}

function equalities(filter: Document, into: Document): Document {
  let result = into;
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && (value as unknown[]).length === 1)) {
      for (const part of value as Document[]) result = equalities(part, result);
    } else if (!key.startsWith('$')) {
      const wanted = onlyValue(value);
      if (wanted !== undefined) result = withField(result, key, wanted.value);
    }
  }
  return result;
}

function onlyValue(condition: unknown): { value: unknown } | undefined {
  if (isPattern(condition)) return undefined;
  if (!isOperators(condition)) return { value: condition };
  if ('$eq' in condition) return { value: condition.$eq };
  const list = condition.$in ?? condition.$all;
  if (!Array.isArray(list) || list.length !== 1 || isPattern(list[0])) return undefined;
  return isDocument(list[0]) && '$elemMatch' in list[0] ? undefined : { value: list[0] };
}

function withField(document: Document, path: string, value: unknown): Document {
  const parts = path.split('.');
  if (valueAt(document, parts) !== undefined) {
    throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  }
  return changeAt(document, parts, () => value, 'make');
}
