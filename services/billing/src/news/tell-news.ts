import { newUid } from '@coaching/contracts';
import type { People, Transaction } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import type { Organizations } from '../organizations/organizations-repository';
import { findPayers } from '../seats/seat-holders';
import { exceededKey } from '../seats/tell-exceeded';
import { type News, newsKey, newsOf } from './news-of';

/** So many pieces of news are remembered as told; older ones cannot come up again. */
const REMEMBERED = 40;

interface Parts {
  people: Pick<People, 'findLiving' | 'model'>;
  organizations: Organizations;
  graceDays: number;
}

/** What of an account is news, and what is remembered of it once it was told. */
export interface Untold {
  news: News[];
  told: string[];
  /** Whether it is news that an organisation has too few seats. */
  isExceeded: boolean;
}

/** What was not told before: nothing of what an account of an older version has gone through. */
export function untoldOf(account: AccountRecord, graceDays: number, now: Date): Untold {
  const all = newsOf(account, graceDays, now);
  const { told = all.map(newsKey) } = account;
  const news = all.filter((each) => !told.includes(newsKey(each)));
  const exceeded = exceededKey(account);
  const isExceeded = exceeded !== null && !told.includes(exceeded);
  const keys = [...news.map(newsKey), ...(isExceeded ? [exceeded] : [])];
  return { news, told: [...told, ...keys].slice(-REMEMBERED), isExceeded };
}

async function readersOf({ people }: Parts, { kind, user_uid }: AccountRecord) {
  if (kind === 'organization') return findPayers(people, user_uid);
  const person = await people.findLiving(user_uid);
  return person?.email ? [person] : [];
}

/** Whose seats news is of; nothing for a person's own licence. */
async function organizationOf(
  { organizations }: Parts,
  { kind, user_uid: uid, subscriptions }: AccountRecord,
) {
  if (kind !== 'organization') return {};
  const name = (await organizations.find(uid))?.name ?? '';
  return { organization: { uid, name, seats: subscriptions.at(-1)?.quantity ?? 1 } };
}

/** Asks for the mails of some news, in the transaction that remembers them as told. */
export async function announceNews(
  parts: Parts,
  account: AccountRecord,
  news: readonly News[],
  announce: Transaction['announce'],
): Promise<void> {
  if (news.length === 0) return;
  const readers = await readersOf(parts, account);
  const organization = await organizationOf(parts, account);
  for (const { email: to, username } of readers)
    for (const each of news) {
      const mail = { template: 'billing_news' as const, to, username, ...each, ...organization };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    }
}
