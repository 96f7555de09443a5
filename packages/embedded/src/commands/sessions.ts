import { CommandError, check } from '../errors';
import { typeName } from '../query/types';
import { isCommitted, recordCommit } from '../transactions/retries';
import { noSuch, Session, tooOld } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import type { Document } from '../values/types';
import { Call, Command, sessionId } from './call';

export const commitTransaction: Command = {
  isOfAdmin: true,
  writes: true,
  fields: ['recoveryToken'],
  inTransactions: true,
  async run(call) {
    const { session, number } = transactionOf(call);
    const transaction = session.transaction;
    if (transaction?.number !== number) {
      if (isCommitted(call.store.latest, session, number)) return { ok: 1 };
      if (transaction && number < transaction.number) throw tooOld(session, number, transaction.number);
      throw noSuch(number);
    }
    if (transaction.state === 'aborted') throw noSuch(number);
    if (transaction.state === 'in progress') {
      if (transaction.isCommitting) await transaction.ended;
      else await commit(call, session, transaction);
    }
    return { ok: 1 };
  },
};

/** Where it fails it can be tried again. */
async function commit(call: Call, session: Session, transaction: Transaction): Promise<void> {
  transaction.isCommitting = true;
  try {
    if (transaction.view.changes.size > 0) {
      await call.store.writer.commit(transaction.view, (view) =>
        recordCommit(view, session, transaction.number),
      );
    }
    transaction.finish('committed');
  } finally {
    transaction.isCommitting = false;
  }
}

export const abortTransaction: Command = {
  isOfAdmin: true,
  writes: true,
  fields: ['recoveryToken'],
  inTransactions: true,
  run(call) {
    const { session, number } = transactionOf(call);
    const transaction = session.transaction;
    if (transaction?.number !== number || transaction.state === 'aborted') throw noSuch(number);
    if (transaction.state === 'committed')
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed.`);
    transaction.finish('aborted');
    return { ok: 1 };
  },
};

function transactionOf(call: Call): { session: Session; number: bigint } {
  const number = call.transactionNumber;
  if (!call.session || number === undefined) {
    throw new CommandError('InvalidOptions', `${call.name} must be run within a transaction`);
  }
  return { session: call.session, number };
}

export const startSession: Command = { fields: [], run: () => ({ timeoutMinutes: 30, ok: 1 }) };

function listOf(call: Call, field: string): unknown[] {
  const list = call.body[field];
  check(
    Array.isArray(list),
    'TypeMismatch',
    `BSON field '${field}.${field}' is the wrong type '${typeName(list)}', expected type 'array'`,
  );
  return list;
}

/** Ends a session with its transaction and its cursors. */
function kill(call: Call, lsid: unknown): void {
  const id = sessionId(lsid);
  call.store.sessions.end(id);
  call.store.cursors.killOf(id);
}

function killAll({ store }: Call): Document {
  for (const id of store.sessions.ids()) {
    store.sessions.end(id);
    store.cursors.killOf(id);
  }
  return { ok: 1 };
}

function ending(field: string): Command {
  return {
    fields: [],
    run(call) {
      const ids = listOf(call, field);
      for (const lsid of ids) kill(call, lsid);
      return field !== 'endSessions' && ids.length === 0 ? killAll(call) : { ok: 1 };
    },
  };
}

export const endSessions = ending('endSessions');
export const killSessions = ending('killSessions');

/** There is one user, and whoever asks is it: patterns name a session, or all there are. */
export const killAllSessionsByPattern: Command = {
  fields: [],
  run(call) {
    const patterns = listOf(call, 'killAllSessionsByPattern') as Document[];
    if (patterns.length === 0) return killAll(call);
    for (const { lsid } of patterns) {
      if (lsid === undefined) return killAll(call);
      kill(call, lsid);
    }
    return { ok: 1 };
  },
};

export const killAllSessions: Command = {
  fields: [],
  run(call) {
    const users = listOf(call, 'killAllSessions') as Document[];
    const own = call.store.verifier?.user;
    return users.length === 0 || users.some(({ user }) => user === own) ? killAll(call) : { ok: 1 };
  },
};

export const refreshSessions: Command = {
  fields: [],
  run(call) {
    for (const lsid of call.body.refreshSessions as Document[]) call.store.sessions.use(sessionId(lsid));
    return { ok: 1 };
  },
};
