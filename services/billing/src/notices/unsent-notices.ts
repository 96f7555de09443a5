import { newUid } from '@coaching/contracts';
import type { People, Transaction } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import type { Organizations } from '../organizations/organizations-repository';
import { exceededKey } from '../seats/exceeded-notice';
import { findPayers } from '../seats/seat-holders';
import { type Notice, noticeKey, noticesDue } from './notices-due';

/** So many notices are remembered as sent; older ones cannot come up again. */
const REMEMBERED = 40;

interface Parts {
  people: Pick<People, 'findLiving' | 'model'>;
  organizations: Organizations;
  graceDays: number;
}

/** The notices of an account that were not sent yet, and what is remembered once they were. */
export interface UnsentNotices {
  notices: Notice[];
  /** Keys of all that were sent then. */
  sent_notices: string[];
  /** Whether it is to be written that an organisation has too few seats. */
  isExceeded: boolean;
}

/** What was not sent before: nothing of what an account of an older version has gone through. */
export function unsentNotices(account: AccountRecord, graceDays: number, now: Date): UnsentNotices {
  const all = noticesDue(account, graceDays, now);
  const { sent_notices: sent = all.map(noticeKey) } = account;
  const notices = all.filter((each) => !sent.includes(noticeKey(each)));
  const exceeded = exceededKey(account);
  const isExceeded = exceeded !== null && !sent.includes(exceeded);
  const keys = [...notices.map(noticeKey), ...(isExceeded ? [exceeded] : [])];
  return { notices, sent_notices: [...sent, ...keys].slice(-REMEMBERED), isExceeded };
}

async function readersOf({ people }: Parts, { kind, user_uid }: AccountRecord) {
  if (kind === 'organization') return findPayers(people, user_uid);
  const person = await people.findLiving(user_uid);
  return person?.email ? [person] : [];
}

/** Whose seats a notice is of; nothing for a person's own licence. */
async function organizationOf(
  { organizations }: Parts,
  { kind, user_uid: uid, subscriptions }: AccountRecord,
) {
  if (kind !== 'organization') return {};
  const name = (await organizations.find(uid))?.name ?? '';
  return { organization: { uid, name, seats: subscriptions.at(-1)?.quantity ?? 1 } };
}

/** Asks for the mails of some notices, in the transaction that remembers them as sent. */
export async function announceNotices(
  parts: Parts,
  account: AccountRecord,
  notices: readonly Notice[],
  announce: Transaction['announce'],
): Promise<void> {
  if (notices.length === 0) return;
  const readers = await readersOf(parts, account);
  const organization = await organizationOf(parts, account);
  for (const { email: to, username } of readers)
    for (const each of notices) {
      const mail = { template: 'billing_news' as const, to, username, ...each, ...organization };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    }
}
