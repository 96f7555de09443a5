import type { Db, Document } from 'mongodb';
import { warnOfLongTransactions } from './transaction-limit';

/** A server that answers so, and how it is warned of when two services of a process ask. */
async function warningsAbout(answer: () => Promise<Document>): Promise<string[]> {
  const warnings: string[] = [];
  const log = { warn: (line: string) => void warnings.push(line) };
  const client = { db: () => ({ command: answer }) as unknown as Db };
  await warnOfLongTransactions(client, log as Parameters<typeof warnOfLongTransactions>[1]);
  await warnOfLongTransactions(client, log as Parameters<typeof warnOfLongTransactions>[1]);
  return warnings;
}

it('warns in one line of a limit as MongoDB has it by itself', async () => {
  const warnings = await warningsAbout(async () => ({ transactionLifetimeLimitSeconds: 60, ok: 1 }));
  expect(warnings).toEqual([expect.stringMatching(/^MongoDB keeps .* for 60 s .* set it to 3: .*\.$/)]);
});

it.each([
  ['is 3 s', async () => ({ transactionLifetimeLimitSeconds: 3, ok: 1 })],
  ['is not said', async () => ({ ok: 1 })],
  ['may not be asked for', () => Promise.reject(new Error('not authorized on admin'))],
])('says nothing where the limit %s', async (_, answer) => {
  expect(await warningsAbout(answer)).toEqual([]);
});
