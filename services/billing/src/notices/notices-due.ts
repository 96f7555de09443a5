import { type BillingNews, isoDayOf, type License, type Plan } from '@coaching/contracts';
import type { AccountRecord } from '../accounts/account-record';
import { licensesOf } from '../licenses/licenses-of';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days before it ends, a free week is spoken of. */
const TRIAL_ENDS_DAYS = 2;

/** What a mail says, of which product and day. */
export interface Notice {
  news: BillingNews;
  product: Plan;
  /** MM/DD/YYYY */
  day: string;
}

/** What is sent once: the same key for the same notice. */
export const noticeKey = ({ news, product, day }: Notice): string => `${news} ${product} ${day}`;

const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);
const isoDay = (license: License) => isoDayOf(license.end_date);

/**
 * What somebody is to be written about their account as it is today. It is the same as long as the account is, so that
 * whoever sends must know what was sent before.
 */
export function noticesDue(
  account: Pick<AccountRecord, 'trial' | 'subscriptions'>,
  graceDays: number,
  now: Date,
): Notice[] {
  const licenses = licensesOf(account, graceDays);
  const paid = account.subscriptions.flatMap((subscription): Notice[] => {
    const { product, status } = subscription;
    const [license] = licensesOf({ trial: null, subscriptions: [subscription] }, graceDays);
    if (!license) return [];
    const day = license.end_date;
    if (status === 'active') return [{ news: 'receipt', product, day }];
    return status === 'past_due' ? [{ news: 'payment_failed', product, day }] : [];
  });
  const last = licenses.toSorted((a, b) => isoDay(a).localeCompare(isoDay(b))).at(-1);
  if (!last) return paid;
  const { product, end_date: day } = last as License & { product: Plan };
  const endsSoon = dayAt(new Date(+now + TRIAL_ENDS_DAYS * DAY_MS)) >= isoDay(last);
  const hasEnded = isoDay(last) < dayAt(now);
  if (hasEnded)
    return [...paid.filter(({ news }) => news !== 'receipt'), { news: 'license_ended', product, day }];
  return product === 'free' && endsSoon ? [...paid, { news: 'trial_ends', product, day }] : paid;
}
