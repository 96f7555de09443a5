import type { SubscriptionRecord } from '../accounts/account-record';
import { isLive, licensesOf } from './licenses-of';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const subscription = (more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub_1',
  product: 'monthly',
  status: 'active',
  started_at: day('2026-01-10'),
  period_start: day('2026-03-10'),
  period_end: day('2026-04-10'),
  ended_at: null,
  ...more,
});

describe('a subscription that is', () => {
  it.each<[SubscriptionRecord['status'], Partial<SubscriptionRecord>, string | null, boolean]>([
    ['active', {}, '04/10/2026', true],
    ['trialing', {}, '04/10/2026', true],
    ['past_due', {}, '03/17/2026', true],
    ['past_due', { period_end: day('2026-03-12') }, '03/12/2026', true],
    ['unpaid', {}, '03/10/2026', true],
    ['paused', {}, '03/10/2026', true],
    ['canceled', { ended_at: day('2026-03-20') }, '03/20/2026', false],
    ['canceled', { ended_at: day('2026-05-20') }, '04/10/2026', false],
    ['incomplete', {}, null, false],
    ['incomplete_expired', {}, null, false],
  ])('%s with %j lasts until %s', (status, more, end_date, live) => {
    const given = subscription({ status, ...more });
    const licenses = licensesOf({ trial: null, subscriptions: [given] }, 7);
    expect(licenses).toEqual(end_date ? [{ product: 'monthly', start_date: '01/10/2026', end_date }] : []);
    expect(isLive(given)).toBe(live);
  });
});

it('grants a free week of seven days after the one on which it began', () => {
  expect(licensesOf({ trial: { started_at: day('2026-12-28') }, subscriptions: [] }, 7)).toEqual([
    { product: 'free', start_date: '12/28/2026', end_date: '01/04/2027' },
  ]);
});

it('lists what began first, first', () => {
  const later = subscription({ id: 'sub_2', product: 'yearly', started_at: day('2026-02-01') });
  const licenses = licensesOf(
    { trial: { started_at: day('2026-01-01') }, subscriptions: [later, subscription()] },
    7,
  );
  expect(licenses.map(({ product }) => product)).toEqual(['free', 'monthly', 'yearly']);
});
