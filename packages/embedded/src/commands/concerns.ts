import { CommandError, check } from '../errors';
import { isNumeric, toDouble } from '../values/numbers';
import type { Document } from '../values/types';
import type { Call, Command } from './call';

const levels = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const readConcernFields = ['level', 'afterClusterTime', 'atClusterTime', 'afterOpTime', 'provenance'];
/** MongoDB's limit for the members of a replica set. */
const maxMembers = 50;

/** Refuses a read or write concern that MongoDB refuses, though this store heeds few of them. */
export function checkConcerns(call: Call, command: Command): void {
  const read = call.document('readConcern');
  if (read) checkReadConcern(call, command, read);
  const write = call.document('writeConcern');
  if (write) checkWriteConcern(command, write);
}

function checkReadConcern(call: Call, { reads }: Command, concern: Document): void {
  const unknown = Object.keys(concern).find((field) => !readConcernFields.includes(field));
  check(unknown === undefined, 40415, `BSON field 'readConcern.${unknown}' is an unknown field.`);
  const { level } = concern;
  check(
    level === undefined || typeof level === 'string',
    'TypeMismatch',
    `BSON field 'readConcern.level' is the wrong type '${typeof level}', expected type 'string'`,
  );
  check(
    level === undefined || levels.includes(level),
    'BadValue',
    `Enumeration value '${level}' for field 'readConcern.level' is not a valid value.`,
  );
  const isOfTransaction = call.body.autocommit !== undefined;
  if (!isOfTransaction) {
    check(
      reads || level === undefined || level === 'local',
      'InvalidOptions',
      `Command ${call.name} does not support { readConcern: { level: "${level}", provenance: "clientSupplied" } } :: caused by :: read concern not supported`,
    );
    return;
  }
  check(
    call.body.startTransaction === true,
    'InvalidOptions',
    'Only the first command in a transaction may specify a readConcern',
  );
  check(
    level === undefined || level === 'local' || level === 'majority' || level === 'snapshot',
    'InvalidOptions',
    "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction",
  );
}

function checkWriteConcern({ writes }: Command, { w, j }: Document): void {
  check(writes, 'InvalidOptions', 'Command does not support writeConcern');
  if (isNumeric(w) && (toDouble(w) < 0 || toDouble(w) > maxMembers)) {
    throw new CommandError(
      'FailedToParse',
      `w has to be a non-negative number and not greater than ${maxMembers}; found: ${toDouble(w)}`,
    );
  }
  check(
    j === undefined || j === null || typeof j === 'boolean' || isNumeric(j),
    'TypeMismatch',
    `BSON field 'writeConcern.j' is the wrong type '${typeof j}', expected types '[bool, long, int, decimal, double]'`,
  );
}

/** A single node can confirm itself and the majority it is, and nothing more. */
export function writeConcernError(call: Call): Document | undefined {
  const { w } = call.document('writeConcern') ?? {};
  if (isNumeric(w) && toDouble(w) > 1)
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  if (typeof w === 'string' && w !== 'majority')
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${w}' found in replica set configuration`,
    };
  return undefined;
}
