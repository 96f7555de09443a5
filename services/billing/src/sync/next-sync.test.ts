import type { SubscriptionRecord } from '../accounts/account-record';
import { nextSyncAt } from './next-sync';

const now = new Date('2026-03-10T12:00:00Z');
const at = (moment: string) => new Date(`2026-${moment}:00Z`);
const paidUntil = (
  period_end: Date,
  status: SubscriptionRecord['status'] = 'active',
): SubscriptionRecord => ({
  id: 'sub_1',
  product: 'monthly',
  status,
  started_at: at('02-10T12:00'),
  period_start: at('02-10T12:00'),
  period_end,
  ended_at: null,
});

it.each<[string, SubscriptionRecord[], Date | null, Date]>([
  ['a day after, as a rule', [paidUntil(at('04-10T12:00'))], null, at('03-11T12:00')],
  ['an hour after a period that ends today', [paidUntil(at('03-10T15:00'))], null, at('03-10T16:00')],
  ['a day after, when a period should have ended', [paidUntil(at('03-10T10:00'))], null, at('03-11T12:00')],
  ['five minutes after a checkout began', [], now, at('03-10T12:05')],
  ['as long again as a checkout has been open', [], at('03-10T09:00'), at('03-10T15:00')],
  ['a day after, when it began long ago', [], at('03-01T09:00'), at('03-11T12:00')],
  ['a day after, once a plan is paid for', [paidUntil(at('04-10T12:00'))], now, at('03-11T12:00')],
  [
    'soon, when all that was paid for has ended',
    [paidUntil(at('03-09T12:00'), 'canceled')],
    now,
    at('03-10T12:05'),
  ],
])('looks %s', (_, subscriptions, beganAt, next) => {
  expect(nextSyncAt({ subscriptions }, beganAt, now)).toEqual(next);
});
