import { Timestamp } from 'bson';
import { CommandError, check } from '../errors';
import type { Answer } from '../protocol/connection';
import type { Reply } from '../protocol/message';
import type { Store } from '../store';
import { Document, isDocument } from '../values/types';
import { Call, Command, sessionId } from './call';
import { checkConcerns, writeConcernError } from './concerns';
import type { Connection } from './connection';
import { commands } from './registry';
import { checkSessionFields } from './session-fields';

/** Fields any command may carry. */
const commonFields = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'stmtIds',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  '$audit',
  '$client',
  '$configServerState',
  '$replData',
]);

/** Makes what answers one connection's commands. */
export function answering(store: Store, connection: Connection): Answer {
  return async ({ body }) => {
    const name = Object.keys(body)[0] ?? '';
    try {
      const reply = await run(store, name, body, connection);
      if (reply === 'close') return reply;
      return { ...reply, document: { ...reply.document, ...store.clock.gossip() } };
    } catch (error) {
      return { document: { ...failure(error), ...store.clock.gossip() } };
    }
  };
}

async function run(
  store: Store,
  name: string,
  body: Document,
  connection: Connection,
): Promise<Reply | 'close'> {
  const command = commands.get(name);
  if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
  if (typeof body.$db !== 'string') throw new CommandError(40571, 'OP_MSG requests require a $db argument');
  check(
    /^[^/\\. "\0]{1,63}$/.test(body.$db),
    'InvalidNamespace',
    `Invalid database name specified '${body.$db}'`,
  );
  const call = new Call(store, name, body, connection);
  checkFields(name, command, body);
  check(
    !command.isOfAdmin || body.$db === 'admin',
    'Unauthorized',
    `${name} may only be run against the admin database.`,
  );
  checkVersion(body);
  if (!connection.mayAsk && !command.isOpenToAll)
    throw new CommandError('Unauthorized', `Command ${name} requires authentication`);
  checkSessionFields(call, command);
  checkConcerns(call, command);
  return store.failPoints.around(call, () => {
    join(call, command);
    return execute(call, command);
  });
}

async function execute(call: Call, command: Command): Promise<Reply> {
  try {
    const result = await command.run(call);
    const isReply = 'document' in result && isDocument(result.document);
    const reply = isReply ? (result as Reply) : { document: result as Document };
    const concern = writeConcernError(call);
    return concern ? { ...reply, document: { ...reply.document, writeConcernError: concern } } : reply;
  } catch (error) {
    if (call.name !== 'commitTransaction') call.transaction?.finish('aborted');
    throw error;
  }
}

/** The stable API has one version. */
function checkVersion({ apiVersion, apiStrict }: Document): void {
  check(apiVersion === undefined || apiVersion === '1', 'APIVersionError', 'API version must be "1"');
  check(
    apiStrict === undefined || apiVersion !== undefined,
    4886600,
    'Provided apiStrict without passing apiVersion',
  );
}

/** A field that is not known might change the answer, so the command is refused. */
function checkFields(name: string, { fields }: Command, body: Document): void {
  if (fields[0] === '*') return;
  for (const field of Object.keys(body)) {
    if (field === name || commonFields.has(field) || fields.includes(field)) continue;
    throw new CommandError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** Finds the session and transaction a command says it belongs to. */
function join(call: Call, command: Command): void {
  const { body, store, name } = call;
  if (body.lsid === undefined) return;
  call.session = store.sessions.use(sessionId(body.lsid));
  const number = call.transactionNumber;
  if (body.autocommit === undefined) {
    const open = call.session.transaction;
    if (number !== undefined && open?.state === 'in progress' && number > open.number) open.finish('aborted');
    readSnapshot(call);
    return;
  }
  if (number === undefined) return;
  if (name === 'commitTransaction' || name === 'abortTransaction') return;
  if (!command.inTransactions) {
    call.session.transaction?.finish('aborted');
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  }
  call.transaction = store.sessions.transactionOf(call.session, {
    number,
    starts: body.startTransaction === true,
  });
  if (call.transaction.state === 'committed')
    throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed.`);
  call.view = call.transaction.view;
}

const snapshotReads = ['find', 'aggregate', 'distinct', 'getMore'];

/** Outside transactions a client may ask to read what was at one time, given or to be chosen now. */
function readSnapshot(call: Call): void {
  const { level, atClusterTime } = (call.document('readConcern') ?? {}) as Document;
  if (level !== 'snapshot') return;
  if (!snapshotReads.includes(call.name))
    throw new CommandError('InvalidOptions', `${call.name} does not support read concern level snapshot`);
  const { snapshots, clock, catalog } = call.store;
  call.atClusterTime = atClusterTime instanceof Timestamp ? atClusterTime : clock.tick();
  call.view = atClusterTime
    ? snapshots.at(call.atClusterTime)
    : snapshots.take(call.atClusterTime, catalog.all());
}

function failure(error: unknown): Document {
  const known =
    error instanceof CommandError
      ? error
      : new CommandError('InternalError', `The store failed: ${String(error)}`);
  const { message: errmsg, code, codeName, labels, details } = known;
  return { ok: 0, errmsg, code, codeName, ...details, ...(labels.length > 0 ? { errorLabels: labels } : {}) };
}
