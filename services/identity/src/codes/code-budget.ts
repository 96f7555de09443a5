import { type Visitor, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { CodeRecord } from './code-record';
import {
  CODE_RETENTION_SECONDS,
  MOST_FROM_NETWORK,
  MOST_FROM_STRANGERS,
  MOST_OUTSTANDING,
  MOST_STORED,
  MOST_TRIES,
  MOST_TRIES_OF_ALL,
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

/** Codes of invitations to some addresses, as far as one more for each is concerned. */
interface InvitationBudget {
  /** Addresses to which one more may be sent. */
  allowed: Set<string>;
  /** Those of them that stop to work with it: of one address, MOST_OUTSTANDING work at a time. */
  outdated: CodeRecord['hash'][];
}

/** Nobody's mailbox is flooded, and of a week's invitations the last ones work. */
export async function invitationBudget(
  codes: Model<CodeRecord>,
  emails: readonly string[],
  now: Date,
  session: ClientSession,
): Promise<InvitationBudget> {
  const since = new Date(now.getTime() - CODE_RETENTION_SECONDS * 1000);
  const sent = await codes
    .find({ email: { $in: [...emails] }, expires_at: { $gt: now } }, WITHOUT_ID, { session })
    .sort({ created_at: -1 })
    .lean<CodeRecord[]>();
  const byEmail = new Map<string, CodeRecord[]>(emails.map((email) => [email, []]));
  for (const code of sent) byEmail.get(code.email)?.push(code);
  const isWorking = ({ used_at, tries }: CodeRecord) => used_at === null && tries < MOST_TRIES_OF_ALL;
  const allowed = new Set(
    emails.filter((email) => {
      const lately = byEmail.get(email)!.filter(({ created_at }) => created_at > since);
      return lately.length < MOST_STORED && lately.filter(isWorking).length < MOST_OUTSTANDING;
    }),
  );
  const outdated = [...allowed].flatMap((email) =>
    byEmail
      .get(email)!
      .filter(isWorking)
      .slice(MOST_OUTSTANDING - 1),
  );
  return { allowed, outdated: outdated.map(({ hash }) => hash) };
}
