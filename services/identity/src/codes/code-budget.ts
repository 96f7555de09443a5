import type { Visitor } from '@coaching/service-kit';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { CodeRecord } from './code-record';
import {
  CODE_RETENTION_SECONDS,
  MOST_FROM_NETWORK,
  MOST_FROM_STRANGERS,
  MOST_OUTSTANDING,
  MOST_STORED,
  MOST_TRIES,
} from './code-rules';

/** What a code is for. */
export type CodeRequest = Pick<CodeRecord, 'purpose' | 'email' | 'user_uid'>;

interface Budget {
  /** Whose codes count. */
  counted: QueryFilter<CodeRecord>;
  /** How many there may be in CODE_RETENTION_SECONDS. */
  most: number;
}

/**
 * Whose codes count against a new one, so that nobody uses up another's: those of a device its person knows, those of
 * what the platform sends of its own accord, and those of everybody else, by network and, loosely, all together.
 */
function budgetsOf(
  { purpose, email, user_uid }: CodeRequest,
  visitor: Visitor | undefined,
): [own: Budget, ...Budget[]] {
  // Whoever adds addresses can name any, so those count for the person together.
  if (user_uid !== '') return [{ counted: { purpose, user_uid }, most: MOST_STORED }];
  const same = { purpose, email, user_uid };
  if (!visitor) return [{ counted: { ...same, visitor: null }, most: MOST_STORED }];
  const { device, network } = visitor;
  if (device !== null) return [{ counted: { ...same, device }, most: MOST_STORED }];
  const strangers = { ...same, device: null, visitor: { $ne: null } };
  return [
    { counted: { ...strangers, network }, most: MOST_FROM_NETWORK },
    { counted: strangers, most: MOST_FROM_STRANGERS },
  ];
}

/** Whether one more code may be sent: nobody's mailbox is flooded, and guessing has an end. */
export async function mayBeIssued(
  codes: Model<CodeRecord>,
  wanted: CodeRequest,
  visitor: Visitor | undefined,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const budgets = budgetsOf(wanted, visitor);
  const since = new Date(now.getTime() - CODE_RETENTION_SECONDS * 1000);
  for (const { counted, most } of budgets) {
    const stored = await codes.countDocuments({ ...counted, created_at: { $gt: since } }, { session });
    if (stored >= most) return false;
  }
  const working = { used_at: null, tries: { $lt: MOST_TRIES }, expires_at: { $gt: now } };
  const here = { ...budgets[0].counted, email: wanted.email, ...working };
  return (await codes.countDocuments(here, { session })) < MOST_OUTSTANDING;
}

/**
 * To which of these addresses one more code may be sent that works in any browser: what `mayBeIssued` says of each, by
 * one query for all.
 */
export async function unboundWithinBudget(
  codes: Model<CodeRecord>,
  { purpose, emails }: { purpose: CodeRequest['purpose']; emails: readonly string[] },
  now: Date,
  session: ClientSession,
): Promise<Set<string>> {
  const since = new Date(now.getTime() - CODE_RETENTION_SECONDS * 1000);
  const sent = await codes
    .find(
      { purpose, email: { $in: [...emails] }, user_uid: '', visitor: null, created_at: { $gt: since } },
      { email: 1, used_at: 1, tries: 1, expires_at: 1 },
      { session },
    )
    .lean<CodeRecord[]>();
  return new Set(
    emails.filter((email) => {
      const stored = sent.filter((code) => code.email === email);
      const isWorking = (code: CodeRecord) =>
        code.used_at === null && code.tries < MOST_TRIES && code.expires_at > now;
      return stored.length < MOST_STORED && stored.filter(isWorking).length < MOST_OUTSTANDING;
    }),
  );
}
