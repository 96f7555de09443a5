import { check } from '../errors';
import type { Reply } from '../protocol/message';
import type { View } from '../storage/view';
import { encodeReply } from '../values/encode';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { Call, Command, documentField } from './call';
import { checkFields, countsOf, listOf, refuseRetry, runBatch } from './crud';
import { deleteMatching, insertOne, UpdateResult, updateMatching } from './write';

const fields: Record<string, string[]> = {
  insert: ['document'],
  update: [
    'filter',
    'updateMods',
    'multi',
    'upsert',
    'arrayFilters',
    'hint',
    'collation',
    'constants',
    'sort',
  ],
  delete: ['filter', 'multi', 'hint', 'collation'],
};

type Operation = { kind: string; namespace: string; statement: Document };
type Counts = UpdateResult & { kind: string };

/** The client's bulk write: operations on several collections in one command (MongoDB 8). */
export const bulkWrite: Command = {
  isOfAdmin: true,
  writes: true,
  fields: ['ops', 'nsInfo', 'ordered', 'errorsOnly', 'bypassDocumentValidation', 'let', 'cursor'],
  inTransactions: true,
  isRetryable: true,
  async run(call): Promise<Reply> {
    const operations = parse(call);
    const { answers, errors, repeated } = await runBatch(call, operations, (view, operation) => ({
      kind: operation.kind,
      ...apply(call, view, operation),
    }));
    const totals = { nInserted: 0, nUpserted: 0, nMatched: 0, nModified: 0, nDeleted: 0 };
    for (const [, { kind, matched, modified, ...rest }] of answers) {
      if (kind === 'insert') totals.nInserted++;
      else if (kind === 'delete') totals.nDeleted += matched;
      else totals.nMatched += matched;
      totals.nModified += modified;
      if ('upserted' in rest) totals.nUpserted++;
    }
    const succeeded = call.body.errorsOnly === true ? [] : answers.map(describe);
    const failed = errors.map(({ index, ...error }) => ({ ok: 0, idx: index, ...error, n: 0 }));
    const results = [...succeeded, ...failed].sort((a, b) => Number(a.idx) - Number(b.idx)).map(encodeReply);
    const reply = call.store.cursors.open('admin.$cmd.bulkWrite', results, { session: call.session?.id });
    const retried = repeated.length > 0 ? { retriedStmtIds: repeated } : {};
    return { ...reply, document: { ...reply.document, nErrors: errors.length, ...totals, ...retried } };
  },
};

function parse(call: Call): Operation[] {
  check(call.database === 'admin', 'Unauthorized', 'bulkWrite may only be run against the admin database.');
  const namespaces = listOf(call, 'nsInfo').map((info) => String(isDocument(info) ? info.ns : ''));
  return listOf(call, 'ops').map((statement) => {
    const kind = isDocument(statement) ? String(Object.keys(statement)[0]) : '';
    const known = fields[kind];
    check(known, 'FailedToParse', `bulkWrite: unknown operation '${kind}'`);
    checkFields(statement, [kind, ...known], `bulkWrite.ops.${kind}`);
    const namespace = namespaces[isNumeric(statement[kind]) ? toDouble(statement[kind]) : -1];
    check(namespace, 'BadValue', `bulkWrite: the operation's namespace is not in nsInfo`);
    if (statement.multi === true) refuseRetry(call);
    return { kind, namespace, statement };
  });
}

function apply(call: Call, view: View, { kind, namespace, statement }: Operation): UpdateResult {
  const target = { call, view, namespace };
  if (kind === 'insert') {
    insertOne(target, statement.document);
    return { matched: 1, modified: 0 };
  }
  const { hint, collation, sort, arrayFilters, updateMods: update } = statement;
  const isMulti = statement.multi === true;
  const filter = documentField(statement, 'filter', 'bulkWrite.ops') ?? {};
  if (kind === 'delete') {
    const deleted = deleteMatching(target, { filter, hint, collation, isMulti });
    return { matched: deleted.length, modified: 0 };
  }
  const constants = documentField(statement, 'constants', 'bulkWrite.ops');
  const variables = constants && { ...call.document('let'), ...constants };
  const isUpsert = statement.upsert === true;
  return countsOf(
    updateMatching(target, {
      filter,
      update,
      isMulti,
      isUpsert,
      sort,
      hint,
      collation,
      arrayFilters,
      variables,
    }),
  );
}

function describe([idx, { kind, matched, modified, ...rest }]: [number, Counts]): Document {
  if (kind !== 'update') return { ok: 1, idx, n: matched };
  const upserted = 'upserted' in rest ? { upserted: { _id: rest.upserted } } : {};
  return { ok: 1, idx, n: matched + ('upserted' in rest ? 1 : 0), nModified: modified, ...upserted };
}
