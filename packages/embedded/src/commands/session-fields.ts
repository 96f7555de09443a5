import { check } from '../errors';
import { typeName } from '../query/types';
import { Document, isDocument } from '../values/types';
import type { Call, Command } from './call';

const lsidFields = ['id', 'uid', 'txnNumber', 'txnUUID'];
const endings = ['commitTransaction', 'abortTransaction'];

/** Refuses what a command says of its session and transaction where MongoDB refuses it. */
export function checkSessionFields({ body, name, database }: Call, command: Command): void {
  const { lsid, txnNumber, autocommit, startTransaction } = body;
  checkSessionId(lsid);
  if (txnNumber !== undefined) checkNumber(lsid, txnNumber);
  check(
    autocommit === undefined || txnNumber !== undefined,
    'InvalidOptions',
    "'autocommit' field requires a transaction number to also be specified",
  );
  check(
    autocommit === undefined || autocommit === false,
    'InvalidOptions',
    'Specifying autocommit=true is not allowed.',
  );
  check(
    startTransaction === undefined || autocommit !== undefined,
    'InvalidOptions',
    "'startTransaction' field requires 'autocommit' field to also be specified",
  );
  check(
    startTransaction === undefined || startTransaction === true,
    'InvalidOptions',
    'Specifying startTransaction=false is not allowed.',
  );
  if (txnNumber === undefined) return;
  if (autocommit === undefined) {
    checkRetryable(name, command);
    return;
  }
  check(
    database !== 'local' && database !== 'config',
    'OperationNotSupportedInTransaction',
    `Cannot run command against the '${database}' database in a transaction.`,
  );
  check(
    body.writeConcern === undefined || endings.includes(name),
    'InvalidOptions',
    'writeConcern is not allowed within a multi-statement transaction',
  );
  if (startTransaction === true) checkFirst(name);
}

function checkSessionId(lsid: unknown): void {
  if (!isDocument(lsid)) return;
  const unknown = Object.keys(lsid).find((field) => !lsidFields.includes(field));
  check(
    unknown === undefined,
    40415,
    `BSON field 'LogicalSessionFromClient.${unknown}' is an unknown field.`,
  );
}

function checkNumber(lsid: unknown, number: unknown): void {
  check(
    lsid !== undefined,
    'InvalidOptions',
    'Transaction number requires a session ID to also be specified',
  );
  const type = typeName(number);
  check(
    type === 'long',
    'TypeMismatch',
    `BSON field 'OperationSessionInfo.txnNumber' is the wrong type '${type}', expected type 'long'`,
  );
  check(BigInt(String(number)) >= 0n, 'InvalidOptions', 'Transaction number cannot be negative');
}

function checkRetryable(name: string, { isRetryable }: Command): void {
  check(
    isRetryable,
    'NotARetryableWriteCommand',
    `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
  );
}

function checkFirst(name: string): void {
  const reasons: Document = {
    killCursors: 'Cannot run killCursors as the first operation in a multi-document transaction.',
    commitTransaction: 'Cannot start a transaction with a commit',
    abortTransaction: 'Cannot start a transaction with an abort',
  };
  check(reasons[name] === undefined, 'OperationNotSupportedInTransaction', String(reasons[name]));
}
