import { type BillingNews, isoDayOf, type License, type Plan } from '@coaching/contracts';
import type { AccountRecord } from '../accounts/account-record';
import { licensesOf } from '../licenses/licenses-of';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days before it ends, a free week is spoken of. */
const TRIAL_ENDS_DAYS = 2;

/** What a mail says, of which product and day. */
export interface News {
  news: BillingNews;
  product: Plan;
  /** MM/DD/YYYY */
  day: string;
}

/** What is told once: the same key for the same news. */
export const newsKey = ({ news, product, day }: News): string => `${news} ${product} ${day}`;

const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);
const isoDay = (license: License) => isoDayOf(license.end_date);

/**
 * What somebody is to be told of their account as it is today. It is the same as long as the account is, so that
 * whoever tells must know what was told before.
 */
export function newsOf(
  account: Pick<AccountRecord, 'trial' | 'subscriptions'>,
  graceDays: number,
  now: Date,
): News[] {
  const licenses = licensesOf(account, graceDays);
  const paid = account.subscriptions.flatMap((subscription): News[] => {
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
