import { CommandError, check, isRetryableCode, isTransientCode, nameOf } from '../errors';
import type { Reply } from '../protocol/message';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import type { Call, Command } from './call';

type FailPoint = { skip: number; times: number; data: Document };

/** Failures that a driver's tests ask for, by MongoDB's fail point commands. */
export class FailPoints {
  private readonly points = new Map<string, FailPoint>();

  configure(name: string, mode: unknown, data: Document): void {
    const times = mode === 'off' ? 0 : Number.POSITIVE_INFINITY;
    const counts = isDocument(mode) ? mode : {};
    const number = (value: unknown, otherwise: number) => (isNumeric(value) ? toDouble(value) : otherwise);
    this.points.set(name, { times: number(counts.times, times), skip: number(counts.skip, 0), data });
  }

  private take(name: string, concerns: (data: Document) => boolean): Document | undefined {
    const point = this.points.get(name);
    if (!point || point.times <= 0 || !concerns(point.data)) return undefined;
    if (point.skip-- > 0) return undefined;
    point.times--;
    return point.data;
  }

  /** Runs a command, or fails as was asked for. */
  async around(call: Call, run: () => Promise<Reply>): Promise<Reply | 'close'> {
    if (this.points.size === 0 || call.name === 'configureFailPoint') return run();
    const fail = this.take('failCommand', ({ failCommands }) =>
      ((failCommands ?? []) as string[]).includes(call.name),
    );
    if (fail) return failCommand(call, fail, run);
    const isRetried = call.transactionNumber !== undefined && call.body.autocommit === undefined;
    return isRetried ? this.loseAnswer(run) : run();
  }

  /** Closes the connection before a retryable write, or after it was applied; a repeated one is let through. */
  private async loseAnswer(run: () => Promise<Reply>): Promise<Reply | 'close'> {
    const lost = 'onPrimaryTransactionalWrite';
    const isBefore = ({ failBeforeCommitExceptionCode }: Document) =>
      failBeforeCommitExceptionCode !== undefined;
    const before = this.take(lost, isBefore);
    if (before?.closeConnection === false)
      throw new CommandError(
        toDouble(before.failBeforeCommitExceptionCode as number),
        'Failing write by request',
      );
    if (before) return 'close';
    const reply = await run();
    const isRepeated =
      reply.document.retriedStmtIds !== undefined || reply.document.retriedStmtId !== undefined;
    return !isRepeated && this.take(lost, (data) => !isBefore(data)) ? 'close' : reply;
  }
}

async function failCommand(call: Call, data: Document, run: () => Promise<Reply>): Promise<Reply | 'close'> {
  if (data.blockConnection === true)
    await new Promise((resolve) => setTimeout(resolve, toDouble(data.blockTimeMS as number)));
  if (data.closeConnection === true) return 'close';
  const labels = data.errorLabels as string[] | undefined;
  if (isNumeric(data.errorCode)) {
    const code = toDouble(data.errorCode);
    const error = new CommandError(code, `Failing command via 'failCommand' failpoint`);
    error.labels = labels ?? labelsFor(call, code);
    throw error;
  }
  const reply = await run();
  const { writeConcernError } = data;
  if (!isDocument(writeConcernError)) return reply;
  const code = toDouble(writeConcernError.code as number);
  const errorLabels = labels ?? labelsFor(call, code).filter((label) => label === 'RetryableWriteError');
  return {
    ...reply,
    document: {
      ...reply.document,
      writeConcernError: { codeName: nameOf(code), ...writeConcernError },
      ...(errorLabels.length > 0 ? { errorLabels } : {}),
    },
  };
}

/** What MongoDB tells drivers to do after a failure: repeat the write, or the whole transaction. */
function labelsFor(call: Call, code: number): string[] {
  const isEnding = call.name === 'commitTransaction' || call.name === 'abortTransaction';
  const isInTransaction = call.body.autocommit === false;
  if (isInTransaction && isTransientCode(code)) return ['TransientTransactionError'];
  if (call.transactionNumber === undefined || !isRetryableCode(code)) return [];
  return [isInTransaction && !isEnding ? 'TransientTransactionError' : 'RetryableWriteError'];
}

export const configureFailPoint: Command = {
  isOfAdmin: true,
  fields: ['mode', 'data'],
  run(call) {
    const { settings, failPoints } = call.store;
    check(settings.hasTestCommands, 'CommandNotFound', "no such command: 'configureFailPoint'");
    failPoints.configure(String(call.body.configureFailPoint), call.body.mode, call.document('data') ?? {});
    return { ok: 1 };
  },
};
