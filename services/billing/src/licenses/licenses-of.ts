import { type License, licenseDayOf, TRIAL_DAYS } from '@coaching/contracts';
import type { AccountRecord, SubscriptionRecord } from '../accounts/account-record';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a moment and so many days are over. */
const plusDays = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** Until when one may go on although a payment has failed; null while all is paid. */
export function graceUntil(
  { status, period_start, period_end }: Pick<SubscriptionRecord, 'status' | 'period_start' | 'period_end'>,
  graceDays: number,
): Date | null {
  // The period that was not paid for has begun already.
  return status === 'past_due' ? earlier(plusDays(period_start, graceDays), period_end) : null;
}

/** The last moment that a subscription grants; null when it never granted anything. */
export function grantedUntil(
  subscription: Omit<SubscriptionRecord, 'quantity'>,
  graceDays: number,
): Date | null {
  const { status, period_start, period_end, ended_at } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return period_end;
    case 'past_due':
      return graceUntil(subscription, graceDays);
    case 'unpaid':
    case 'paused':
      return period_start;
    case 'canceled':
      return ended_at ? earlier(ended_at, period_end) : period_end;
    case 'incomplete':
    case 'incomplete_expired':
      return null;
  }
}

/**
 * What somebody is granted, in the order in which it began: the same for the same state, however it came about.
 * @param graceDays for how long one may go on while a payment has failed
 */
export function licensesOf(
  { trial, subscriptions }: Pick<AccountRecord, 'trial' | 'subscriptions'>,
  graceDays: number,
): License[] {
  const spans = subscriptions.flatMap((subscription) => {
    const until = grantedUntil(subscription, graceDays);
    return until ? [{ product: subscription.product as string, from: subscription.started_at, until }] : [];
  });
  if (trial)
    spans.push({ product: 'free', from: trial.started_at, until: plusDays(trial.started_at, TRIAL_DAYS) });
  return spans
    .sort((a, b) => +a.from - +b.from || a.product.localeCompare(b.product))
    .map(({ product, from, until }) => ({
      product,
      start_date: licenseDayOf(from),
      end_date: licenseDayOf(until),
    }));
}

/** Pays at the moment, or is about to again: another plan beside it would be paid for twice. */
export const isLive = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean =>
  status === 'active' ||
  status === 'trialing' ||
  status === 'past_due' ||
  status === 'unpaid' ||
  status === 'paused';
