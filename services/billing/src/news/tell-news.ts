import { newUid } from '@coaching/contracts';
import type { People, Transaction } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import { type News, newsKey, newsOf } from './news-of';

/** So many pieces of news are remembered as told; older ones cannot come up again. */
const REMEMBERED = 40;

interface Parts {
  people: Pick<People, 'findLiving'>;
  graceDays: number;
}

/** What of an account is news, and what is remembered of it once it was told. */
export interface Untold {
  news: News[];
  told: string[];
}

/** What was not told before: nothing of what an account of an older version has gone through. */
export function untoldOf(account: AccountRecord, graceDays: number, now: Date): Untold {
  const all = newsOf(account, graceDays, now);
  const { told = all.map(newsKey) } = account;
  const news = all.filter((each) => !told.includes(newsKey(each)));
  return { news, told: [...told, ...news.map(newsKey)].slice(-REMEMBERED) };
}

/** Asks for the mails of some news, in the transaction that remembers them as told. */
export async function announceNews(
  { people }: Parts,
  { user_uid }: AccountRecord,
  news: readonly News[],
  announce: Transaction['announce'],
): Promise<void> {
  const person = news.length > 0 ? await people.findLiving(user_uid) : null;
  if (!person?.email) return;
  for (const each of news) {
    const mail = { template: 'billing_news' as const, to: person.email, username: person.username, ...each };
    await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
  }
}
