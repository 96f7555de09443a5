import { CommandError } from '../errors';
import { isCommitted, rememberCommit } from '../transactions/retries';
import { noSuch, Session, tooOld } from '../transactions/sessions';
import type { Document } from '../values/types';
import { Call, Command, sessionId } from './call';

export const commitTransaction: Command = {
  fields: ['recoveryToken'],
  inTransactions: true,
  async run(call) {
    const { session, number } = asked(call);
    const transaction = session.transaction;
    if (transaction?.number !== number) {
      if (isCommitted(call.store.latest, session, number)) return { ok: 1 };
      if (transaction && number < transaction.number) throw tooOld(session, number, transaction.number);
      throw noSuch(number);
    }
    if (transaction.state === 'aborted') throw noSuch(number);
    if (transaction.state === 'in progress') {
      if (transaction.view.changes.size > 0) {
        await call.store.writer.commit(transaction.view, (view) => rememberCommit(view, session, number));
      }
      transaction.finish('committed');
    }
    return { ok: 1 };
  },
};

export const abortTransaction: Command = {
  fields: ['recoveryToken'],
  inTransactions: true,
  run(call) {
    const { session, number } = asked(call);
    const transaction = session.transaction;
    if (transaction?.number !== number || transaction.state === 'aborted') throw noSuch(number);
    if (transaction.state === 'committed')
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed.`);
    transaction.finish('aborted');
    return { ok: 1 };
  },
};

function asked(call: Call): { session: Session; number: bigint } {
  const number = call.transactionNumber;
  if (call.database !== 'admin')
    throw new CommandError('Unauthorized', `${call.name} may only be run against the admin database.`);
  if (!call.session || number === undefined) {
    throw new CommandError('InvalidOptions', `${call.name} must be run within a transaction`);
  }
  return { session: call.session, number };
}

export const startSession: Command = { fields: [], run: () => ({ timeoutMinutes: 30, ok: 1 }) };

function ending(field: string): Command {
  return {
    fields: [],
    run(call) {
      const ids = call.body[field] as Document[] | undefined;
      for (const lsid of ids ?? []) {
        const id = sessionId(lsid);
        call.store.sessions.end(id);
        call.store.cursors.killOf(id);
      }
      if (field !== 'endSessions' && ids?.length === 0) call.store.sessions.endAll();
      return { ok: 1 };
    },
  };
}

export const endSessions = ending('endSessions');
export const killSessions = ending('killSessions');
export const killAllSessions = ending('killAllSessions');
export const refreshSessions: Command = {
  fields: [],
  run(call) {
    for (const lsid of call.body.refreshSessions as Document[]) call.store.sessions.use(sessionId(lsid));
    return { ok: 1 };
  },
};
