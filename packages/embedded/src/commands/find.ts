import type { Long } from 'bson';
import { compileExpression } from '../aggregate/expressions';
import { CommandError, check } from '../errors';
import { find as findRecords, Query } from '../query/find';
import { valuesAt } from '../query/path';
import { compileProjection, keptWhole } from '../query/projection';
import { sortSpec } from '../query/sort';
import type { Collection } from '../storage/collection';
import { countDocuments } from '../storage/collection';
import { Found } from '../storage/records';
import { encode } from '../values/encode';
import { compare } from '../values/order';
import { pickFields } from '../values/pick';
import { Document } from '../values/types';
import { Call, Command, evaluateLets, hintOf, matcherOf } from './call';

const findFields = [
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'noCursorTimeout',
  'allowPartialResults',
  'allowDiskUse',
  'collation',
  'let',
] as const;

/** Reads what to find from a command that has `filter` or `query`. */
export function queryOf(call: Call, collection: Collection | undefined, filterField: string): Query {
  const rules = call.rules(collection, call.document('collation'));
  const filter = call.document(filterField) ?? {};
  const [skip, limit] = [call.number('skip') ?? 0, call.number('limit') ?? 0];
  checkBatchSize(call.number('batchSize'));
  if (skip < 0) throw new CommandError(51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  return {
    filter,
    matches: matcherOf(filter, rules),
    sort: sortSpec(call.body.sort),
    hint: hintOf(call.body.hint, collection),
    collation: rules.collation,
    skip,
    limit: Math.abs(limit),
    tick: call.tick,
  };
}

/** Throws for a batch size below zero. */
export function checkBatchSize(size: number | undefined): void {
  check(
    size === undefined || size >= 0,
    51024,
    `BSON field 'batchSize' value must be >= 0, actual value '${size}'`,
  );
}

export const find: Command = {
  reads: true,
  fields: findFields,
  inTransactions: true,
  run(call) {
    const { namespace, body } = call;
    const collection = call.collection();
    const query = queryOf(call, collection, 'filter');
    const limit = call.number('limit') ?? 0;
    if (limit < 0)
      throw new CommandError(51024, `BSON field 'limit' value must be >= 0, actual value '${limit}'`);
    const project = projectionOf(call, query);
    const found = collection ? findRecords(call.view, collection, query) : [];
    const names = keptWhole(call.document('projection') ?? {});
    return call.store.cursors.open(namespace, names ? picked(found, names) : encoded(found, project), {
      batchSize: call.number('batchSize'),
      isSingleBatch: body.singleBatch === true,
      neverTimesOut: body.noCursorTimeout === true,
      limit,
      session: call.session?.id,
      transaction: call.transaction,
      extra: call.atClusterTime && { atClusterTime: call.atClusterTime },
    });
  },
};

/** The projection under `projection` or, for findAndModify, `fields`. */
export function projectionOf(
  call: Call,
  query: Query,
  field = 'projection',
): ((found: Document) => Document) | undefined {
  const spec = call.document(field);
  if (!spec || Object.keys(spec).length === 0) return undefined;
  const lets = evaluateLets(call.document('let'));
  return compileProjection(spec, {
    match: call.rules(undefined),
    compile: (expression) => compileExpression(expression, lets),
    find: { matches: query.matches },
  });
}

function* picked(found: Iterable<Found>, names: ReadonlySet<string>): Generator<Buffer> {
  for (const { bytes } of found) yield pickFields(bytes, names);
}

function* encoded(
  found: Iterable<Found>,
  project: ((document: Document) => Document) | undefined,
): Generator<Buffer> {
  for (const item of found) yield project ? encode(project(item.document)) : item.bytes;
}

export const getMore: Command = {
  reads: true,
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  inTransactions: true,
  run(call) {
    const { getMore: id, collection } = call.body;
    if ((id as Document | undefined)?._bsontype !== 'Long')
      throw new CommandError(
        'TypeMismatch',
        "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
      );
    check(collection !== undefined, 40414, "BSON field 'getMore.collection' is missing but a required field");
    checkBatchSize(call.number('batchSize'));
    return call.store.cursors.more(
      id as Long,
      `${call.database}.${collection}`,
      { session: call.session?.id, transaction: call.transaction },
      call.number('batchSize'),
    );
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransactions: true,
  run(call) {
    const requested = call.body.cursors as Long[];
    check(
      Array.isArray(requested),
      40414,
      "BSON field 'killCursors.cursors' is missing but a required field",
    );
    const killed = requested.filter((id) => call.store.cursors.kill(id));
    const notFound = requested.filter((id) => !killed.includes(id));
    return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

export const count: Command = {
  reads: true,
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run(call) {
    const collection = call.collection();
    const query = queryOf(call, collection, 'query');
    if (!collection) return { n: 0, ok: 1 };
    const isAll = Object.keys(query.filter).length === 0 && !query.hint && call.view.isLatest;
    if (isAll) {
      const total = Math.max(0, countDocuments(call.store.environment, collection) - (query.skip ?? 0));
      return { n: query.limit ? Math.min(total, query.limit) : total, ok: 1 };
    }
    let n = 0;
    for (const _ of findRecords(call.view, collection, query)) n++;
    return { n, ok: 1 };
  },
};

export const distinct: Command = {
  reads: true,
  fields: ['key', 'query', 'collation', 'hint'],
  inTransactions: true,
  run(call) {
    const { key } = call.body;
    if (typeof key !== 'string')
      throw new CommandError(
        'TypeMismatch',
        "BSON field 'distinct.key' is the wrong type, expected type 'string'",
      );
    const collection = call.collection();
    const query = queryOf(call, collection, 'query');
    const parts = key.split('.');
    const values: unknown[] = [];
    if (collection) {
      for (const { document } of findRecords(call.view, collection, query)) {
        for (const value of valuesAt(document, parts)) if (value !== undefined) values.push(value);
      }
    }
    values.sort((a, b) => compare(a, b, query.collation?.compare));
    const unique = values.filter(
      (value, i) => i === 0 || compare(value, values[i - 1], query.collation?.compare) !== 0,
    );
    return { values: unique, ...(call.atClusterTime ? { atClusterTime: call.atClusterTime } : {}), ok: 1 };
  },
};
