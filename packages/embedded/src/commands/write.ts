import { ObjectId } from 'bson';
import { compileUpdatePipeline } from '../aggregate/pipeline';
import { CommandError } from '../errors';
import { find, Query } from '../query/find';
import type { MatchPosition } from '../query/path';
import { sortSpec } from '../query/sort';
import type { Collection } from '../storage/collection';
import { Found, insertRecord, removeRecord, replaceRecord } from '../storage/records';
import type { View } from '../storage/view';
import { compileUpdate, isChanged, Update } from '../update/update';
import { newDocument } from '../update/upsert';
import { Document, isDocument } from '../values/types';
import { type Call, hintOf, matcherOf } from './call';
import { checkValid } from './validation';

/** One update of an `update`, `bulkWrite` or `findAndModify`. */
export type UpdateStatement = {
  filter: Document;
  update: unknown;
  isMulti: boolean;
  isUpsert: boolean;
  sort?: unknown;
  hint?: unknown;
  collation?: unknown;
  arrayFilters?: unknown;
  /** Constants for a pipeline update, and for $expr. */
  variables?: Document;
};

export type UpdateResult = {
  matched: number;
  modified: number;
  upserted?: unknown;
  before?: Document;
  after?: Document;
};

/** Where a statement is applied. */
export type Target = { call: Call; view: View; namespace: string };

/** Stores one document, giving it an _id, first in order, if it has none. Answers the _id. */
export function insertOne({ call, view, namespace }: Target, document: unknown): unknown {
  if (!isDocument(document)) throw new CommandError('TypeMismatch', 'documents must be objects');
  const isReady = Object.keys(document)[0] === '_id' && document._id !== undefined;
  const { _id = new ObjectId(), ...rest } = document;
  checkId(_id);
  const collection = call.store.collectionFor(view, namespace);
  const complete = isReady ? document : { _id, ...rest };
  checkValid(call, collection, complete);
  insertRecord(view, collection, complete);
  return _id;
}

function checkId(id: unknown): void {
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (id !== null && typeof id === 'object' && (id as Document)._bsontype === 'BSONRegExp') {
    throw new CommandError(53, "The '_id' value cannot be of type regex");
  }
  if (isDocument(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${Object.keys(id)[0]} is not valid for storage.`,
    );
  }
}

/** Applies one update statement to all or the first of the documents its filter finds. */
export function updateMatching(target: Target, statement: UpdateStatement): UpdateResult {
  const { call, view, namespace } = target;
  const collection = call.collection(view, namespace);
  const variables = statement.variables;
  const rules = call.rules(collection, statement.collation, variables);
  const update = compileUpdate(statement.update, {
    ...rules,
    now: new Date(),
    arrayFilters: statement.arrayFilters,
    pipeline: (stages) => compileUpdatePipeline(stages, call.pipelineContext(rules, variables)),
  });
  if (statement.isMulti && update.kind === 'replacement') {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const query: Query = { ...selection(call, collection, statement), limit: statement.isMulti ? 0 : 1 };
  const found = collection ? [...find(view, collection, query)] : [];
  if (found.length === 0 && statement.isUpsert) return upsert(target, statement.filter, update);
  const result: UpdateResult = { matched: found.length, modified: 0 };
  for (const item of found) applyUpdate(target, collection as Collection, item, query, update, result);
  return result;
}

function applyUpdate(
  { call, view }: Target,
  collection: Collection,
  found: Found,
  query: Query,
  update: Update,
  result: UpdateResult,
) {
  const position: MatchPosition = {};
  query.matches(found.document, position);
  const before = found.document;
  const after = update.apply(before, position.index);
  if (isChanged(before, after)) {
    checkValid(call, collection, after, before);
    replaceRecord(view, collection, found, after);
    result.modified++;
  }
  Object.assign(result, { before, after });
}

function upsert({ call, view, namespace }: Target, filter: Document, update: Update): UpdateResult {
  const document = newDocument(filter, update);
  checkId(document._id);
  const collection = call.store.collectionFor(view, namespace);
  checkValid(call, collection, document);
  insertRecord(view, collection, document);
  return { matched: 0, modified: 0, upserted: document._id, after: document };
}

export type DeleteStatement = Pick<
  UpdateStatement,
  'filter' | 'sort' | 'hint' | 'collation' | 'variables'
> & { isMulti: boolean };

/** Deletes all or the first of the documents a filter finds; answers them. */
export function deleteMatching({ call, view, namespace }: Target, statement: DeleteStatement): Document[] {
  const collection = call.collection(view, namespace);
  const query: Query = { ...selection(call, collection, statement), limit: statement.isMulti ? 0 : 1 };
  const found = collection ? [...find(view, collection, query)] : [];
  for (const item of found) removeRecord(view, collection as Collection, item);
  return found.map(({ document }) => document);
}

function selection(call: Call, collection: Collection | undefined, statement: DeleteStatement): Query {
  const rules = call.rules(collection, statement.collation, statement.variables);
  return {
    filter: statement.filter,
    matches: matcherOf(statement.filter, rules),
    sort: sortSpec(statement.sort),
    hint: hintOf(statement.hint, collection),
    collation: rules.collation,
    tick: call.tick,
  };
}
