import type { SubscriptionRecord } from '../accounts/account-record';
import { noticesDue } from './notices-due';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const paidPlan = (more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub_1',
  product: 'monthly',
  status: 'active',
  started_at: at('01-10'),
  period_start: at('03-10'),
  period_end: at('04-10'),
  ended_at: null,
  ...more,
});
const trial = { started_at: at('03-01') };

it.each<[string, Parameters<typeof noticesDue>[0], Date, string[]]>([
  ['nobody without a licence', { trial: null, subscriptions: [] }, at('03-15'), []],
  [
    'who pays, of the receipt',
    { trial: null, subscriptions: [paidPlan()] },
    at('03-15'),
    ['receipt monthly 04/10/2026'],
  ],
  ['nobody early in a free week', { trial, subscriptions: [] }, at('03-05'), []],
  [
    'whose free week ends in two days',
    { trial, subscriptions: [] },
    at('03-06'),
    ['trial_ends free 03/08/2026'],
  ],
  ['whose free week ends today', { trial, subscriptions: [] }, at('03-08'), ['trial_ends free 03/08/2026']],
  ['whose free week has ended', { trial, subscriptions: [] }, at('03-09'), ['license_ended free 03/08/2026']],
  [
    'who pays before the free week ends, of the receipt alone',
    { trial, subscriptions: [paidPlan({ started_at: at('03-05') })] },
    at('03-07'),
    ['receipt monthly 04/10/2026'],
  ],
  [
    'whose payment has failed',
    { trial: null, subscriptions: [paidPlan({ status: 'past_due' })] },
    at('03-11'),
    ['payment_failed monthly 03/17/2026'],
  ],
  [
    'whose plan has ended',
    { trial: null, subscriptions: [paidPlan({ status: 'canceled', ended_at: at('03-10') })] },
    at('03-11'),
    ['license_ended monthly 03/10/2026'],
  ],
  [
    'who cancelled and may go on until the end, of nothing yet',
    { trial: null, subscriptions: [paidPlan({ status: 'canceled', ended_at: at('04-10') })] },
    at('03-11'),
    [],
  ],
])('tells %s', (_, account, now, told) => {
  expect(noticesDue(account, 7, now).map(({ news, product, day }) => `${news} ${product} ${day}`)).toEqual(
    told,
  );
});
