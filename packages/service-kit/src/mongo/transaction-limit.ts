import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';

/** Our transactions last milliseconds; one that is open for longer belongs to a process that was killed. */
const LIMIT_SECONDS = 3;

const checked = new WeakSet<object>();

/** Warns in one line, once for each database server, when it lets abandoned transactions hold others up for longer. */
export async function warnOfLongTransactions(
  client: Pick<MongoClient, 'db'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (checked.has(client)) return;
  checked.add(client);
  const parameter = { getParameter: 1, transactionLifetimeLimitSeconds: 1 };
  // Who may not ask, or a server that does not say, is no reason not to start.
  const answer = await client
    .db('admin')
    .command(parameter)
    .catch(() => null);
  const limit = Number(answer?.transactionLifetimeLimitSeconds ?? 0);
  if (limit <= LIMIT_SECONDS) return;
  log.warn(
    `MongoDB keeps what a killed process left open for ${limit} s (transactionLifetimeLimitSeconds), set it to ${LIMIT_SECONDS}: see docs/operating.md.`,
  );
}
