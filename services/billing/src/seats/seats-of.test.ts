import type { PurchaseOrder } from '@coaching/contracts';
import type { SubscriptionRecord } from '../accounts/account-record';
import { closesAt, exceededSince, seatsOf } from './seats-of';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const now = at('05-01');
const order = (more: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  uid: 'order',
  seats: 10,
  start_date: '01/01/2026',
  end_date: '12/31/2026',
  reference: 'PO 1',
  ...more,
});
const subscription = (more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub_1',
  product: 'monthly',
  quantity: 5,
  status: 'active',
  started_at: at('04-10'),
  period_start: at('04-10'),
  period_end: at('05-10'),
  ended_at: null,
  ...more,
});

it.each<[string, PurchaseOrder[], SubscriptionRecord[], number | null]>([
  ['nothing', [], [], null],
  ['an order', [order()], [], 10],
  ['an order on its first day', [order({ start_date: '05/01/2026' })], [], 10],
  ['an order on its last day', [order({ end_date: '05/01/2026' })], [], 10],
  ['an order that begins tomorrow', [order({ start_date: '05/02/2026' })], [], null],
  ['an order that ended yesterday', [order({ end_date: '04/30/2026' })], [], 0],
  ['two orders', [order(), order({ uid: 'other', seats: 3 })], [], 13],
  ['a card', [], [subscription()], 5],
  ['a card and an order', [order()], [subscription()], 15],
  ['a card that failed days ago', [], [subscription({ status: 'past_due', period_start: at('04-28') })], 5],
  ['a card that failed weeks ago', [], [subscription({ status: 'past_due' })], 0],
  ['a card that was never charged', [], [subscription({ status: 'incomplete' })], null],
  ['a subscription that ended', [], [subscription({ status: 'canceled', ended_at: at('04-20') })], 0],
  ['one seat, of an older version', [], [subscription({ quantity: undefined })], 1],
])('an organisation that pays by %s has that many seats', (_, orders, subscriptions, seats) => {
  expect(seatsOf({ orders, subscriptions }, 7, now)).toBe(seats);
});

it.each<[string, Date | null, number | null, number, Date | null]>([
  ['has no limit', null, null, 100, null],
  ['has as many coaches as seats', null, 10, 10, null],
  ['has one more', null, 10, 11, now],
  ['has had more for a while', at('04-01'), 10, 12, at('04-01')],
  ['has enough again', at('04-01'), 12, 12, null],
])('an organisation that %s exceeds its seats since then', (_, before, seats, used, since) => {
  expect(exceededSince(before, seats, used, now)).toEqual(since);
});

it('closes an organisation to new coaches thirty days after there were too many', () => {
  expect(closesAt(at('05-01'))).toEqual(at('05-31'));
  expect(closesAt(null)).toBeNull();
});
