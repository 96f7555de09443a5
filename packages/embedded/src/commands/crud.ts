import { CommandError, check } from '../errors';
import { typeName } from '../query/types';
import type { View } from '../storage/view';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { Call, Command, documentField } from './call';
import {
  DeleteStatement,
  deleteMatching,
  insertOne,
  UpdateResult,
  UpdateStatement,
  updateMatching,
} from './write';

const maxBatch = 100_000;

export type WriteError = { index: number; code: number; errmsg: string };

/** What became of a batch: the statements' answers and failures by their index, and which were repeated. */
type Outcome<T> = { answers: [number, T][]; errors: WriteError[]; repeated: number[] };

/** Runs a batch of statements in one commit, stopping at the first failure where it is ordered. */
export async function runBatch<S, T>(
  call: Call,
  statements: S[],
  runOne: (view: View, statement: S) => T,
): Promise<Outcome<T>> {
  if (statements.length < 1 || statements.length > maxBatch) {
    throw new CommandError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${maxBatch}. Got ${statements.length} operations.`,
    );
  }
  checkFlags(call.body, ['ordered', 'bypassDocumentValidation'], call.name);
  const isOrdered = call.body.ordered !== false;
  const outcome = await call.write((view, retries) => {
    const errors: WriteError[] = [];
    const answers: [number, T][] = [];
    for (const [index, statement] of statements.entries()) {
      try {
        const run = () => runOne(view, statement);
        answers.push([index, retries ? retries.once(index, run) : run()]);
      } catch (error) {
        errors.push(writeError(call, error, index));
        if (isOrdered || call.transaction) break;
      }
    }
    return { errors, answers, repeated: retries?.repeated ?? [] };
  });
  if (outcome.errors.length > 0) call.transaction?.finish('aborted');
  return outcome;
}

/** The fields with which every batch's reply ends. */
export function outcomeFields({ errors, repeated }: Pick<Outcome<unknown>, 'errors' | 'repeated'>): Document {
  return {
    ...(errors.length > 0 ? { writeErrors: errors } : {}),
    ...(repeated.length > 0 ? { retriedStmtIds: repeated } : {}),
    ok: 1,
  };
}

/** A failed statement in the reply's list; what concerns the whole command is thrown on. */
export function writeError(call: Call, error: unknown, index: number): WriteError {
  const isOfStatement =
    error instanceof CommandError && error.labels.length === 0 && error.codeName !== 'MaxTimeMSExpired';
  if (!isOfStatement) throw error;
  if (call.transaction && error.codeName !== 'DuplicateKey') throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

export function listOf(call: Call, field: string): unknown[] {
  const list = call.body[field];
  if (list === undefined)
    throw new CommandError(40414, `BSON field '${call.name}.${field}' is missing but a required field`);
  if (!Array.isArray(list))
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${call.name}.${field}' is the wrong type '${typeof list}', expected type 'array'`,
    );
  return list;
}

/** Refuses fields of a statement that are not known, since ignoring them could change what it does. */
export function checkFields(
  statement: unknown,
  known: string[],
  name: string,
): asserts statement is Document {
  if (!isDocument(statement))
    throw new CommandError('TypeMismatch', `BSON field '${name}' is the wrong type, expected type 'object'`);
  const unknown = Object.keys(statement).find((field) => !known.includes(field));
  if (unknown) throw new CommandError(40415, `BSON field '${name}.${unknown}' is an unknown field.`);
}

/** Refuses numbers and texts where MongoDB wants true or false. */
function checkFlags(fields: Document, names: string[], of: string): void {
  for (const name of names) {
    const value = fields[name];
    check(
      value === undefined || typeof value === 'boolean',
      'TypeMismatch',
      `BSON field '${of}.${name}' is the wrong type '${typeName(value)}', expected type 'bool'`,
    );
  }
}

export const insert: Command = {
  writes: true,
  fields: ['documents', 'ordered', 'bypassDocumentValidation', 'bypassEmptyTsReplacement'],
  inTransactions: true,
  isRetryable: true,
  async run(call) {
    const { namespace } = call;
    const outcome = await runBatch(call, listOf(call, 'documents'), (view, document) => {
      insertOne({ call, view, namespace }, document);
      return 1;
    });
    return { n: outcome.answers.length, ...outcomeFields(outcome) };
  },
};

const updateFields = ['q', 'u', 'c', 'upsert', 'multi', 'collation', 'arrayFilters', 'hint', 'sort'];

function parseUpdate(call: Call, statement: unknown): UpdateStatement {
  checkFields(statement, updateFields, 'update.updates');
  const { u: update, sort, hint, collation, arrayFilters } = statement;
  const isMulti = statement.multi === true;
  checkFlags(statement, ['multi', 'upsert'], 'update.updates');
  check(statement.q !== undefined, 40414, "BSON field 'update.updates.q' is missing but a required field");
  if (update === undefined)
    throw new CommandError(40414, "BSON field 'update.updates.u' is missing but a required field");
  if (isMulti && sort) throw new CommandError('FailedToParse', 'Cannot specify sort with multi=true');
  if (isMulti) refuseRetry(call);
  const filter = documentField(statement, 'q', 'update.updates') ?? {};
  const constants = documentField(statement, 'c', 'update.updates');
  const variables = constants && { ...call.document('let'), ...constants };
  return {
    filter,
    update,
    isMulti,
    isUpsert: statement.upsert === true,
    sort,
    hint,
    collation,
    arrayFilters,
    variables,
  };
}

export const update: Command = {
  writes: true,
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'bypassEmptyTsReplacement', 'let'],
  inTransactions: true,
  isRetryable: true,
  async run(call) {
    const { namespace } = call;
    const statements = listOf(call, 'updates').map((statement) => parseUpdate(call, statement));
    const outcome = await runBatch(call, statements, (view, statement) =>
      countsOf(updateMatching({ call, view, namespace }, statement)),
    );
    const totals = { n: 0, nModified: 0 };
    const upserted: Document[] = [];
    for (const [index, result] of outcome.answers) {
      totals.n += result.matched + ('upserted' in result ? 1 : 0);
      totals.nModified += result.modified;
      if ('upserted' in result) upserted.push({ index, _id: result.upserted });
    }
    return { ...totals, ...(upserted.length > 0 ? { upserted } : {}), ...outcomeFields(outcome) };
  },
};

/** What an update answers, without the documents; small enough to be remembered for a retry. */
export function countsOf({ matched, modified, upserted }: UpdateResult): UpdateResult {
  return { matched, modified, ...(upserted === undefined ? {} : { upserted }) };
}

function parseDelete(call: Call, statement: unknown): DeleteStatement {
  checkFields(statement, ['q', 'limit', 'collation', 'hint'], 'delete.deletes');
  const { limit, hint, collation } = statement;
  check(statement.q !== undefined, 40414, "BSON field 'delete.deletes.q' is missing but a required field");
  if (!isNumeric(limit))
    throw new CommandError(40414, "BSON field 'delete.deletes.limit' is missing but a required field");
  if (![0, 1].includes(toDouble(limit))) {
    throw new CommandError(
      'FailedToParse',
      `The limit field in delete objects must be 0 or 1. Got ${toDouble(limit)}`,
    );
  }
  const isMulti = toDouble(limit) === 0;
  if (isMulti) refuseRetry(call);
  return { filter: documentField(statement, 'q', 'delete.deletes') ?? {}, hint, collation, isMulti };
}

export const remove: Command = {
  writes: true,
  fields: ['deletes', 'ordered', 'let'],
  inTransactions: true,
  isRetryable: true,
  async run(call) {
    const { namespace } = call;
    const statements = listOf(call, 'deletes').map((statement) => parseDelete(call, statement));
    const outcome = await runBatch(
      call,
      statements,
      (view, statement) => deleteMatching({ call, view, namespace }, statement).length,
    );
    const n = outcome.answers.reduce((sum, [, count]) => sum + count, 0);
    return { n, ...outcomeFields(outcome) };
  },
};

export function refuseRetry(call: Call): void {
  if (call.transactionNumber === undefined || call.transaction) return;
  throw new CommandError('InvalidOptions', 'Cannot use (or request) retryable writes with multi=true');
}
