import { invoicesOf, subscriptionOf } from './purchase-at';
import type { TestPurchaseRecord } from './test-purchase-record';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const aPurchase = (more: Partial<TestPurchaseRecord> = {}): TestPurchaseRecord => ({
  session_id: 'test_1',
  customer: 'test_sol',
  product: 'obs_monthly',
  paid_at: at('01-10'),
  expired_at: null,
  cancelled_at: null,
  switched: [],
  failed_at: null,
  ended_at: null,
  ...more,
});

it.each<[string, Partial<TestPurchaseRecord>, object]>([
  ['renews by itself', {}, { status: 'active', product: 'obs_monthly', period_end: at('04-10') }],
  [
    'ends with what was paid when it was cancelled',
    { cancelled_at: at('02-01') },
    { status: 'canceled', ended_at: at('02-10') },
  ],
  [
    'is another plan once it was switched',
    { switched: [{ product: 'monthly', at: at('03-01') }] },
    { status: 'active', product: 'monthly', period_end: at('04-10') },
  ],
  [
    'waits for its payment once the card was refused',
    { failed_at: at('03-12') },
    { status: 'past_due', period_start: at('03-12') },
  ],
])('a purchase %s', (_, more, subscription) => {
  expect(subscriptionOf(aPurchase(more), at('03-15'))).toMatchObject(subscription);
});

it('is billed at each period’s beginning, at the price of the plan it then was', () => {
  const purchase = aPurchase({ switched: [{ product: 'monthly', at: at('02-01') }], failed_at: at('03-12') });
  expect(invoicesOf(purchase, at('03-15'))).toEqual([
    { at: at('03-12').toISOString(), product: 'monthly', quantity: 1, dollars: 12, is_paid: false },
    { at: at('03-10').toISOString(), product: 'monthly', quantity: 1, dollars: 12, is_paid: true },
    { at: at('02-10').toISOString(), product: 'monthly', quantity: 1, dollars: 12, is_paid: true },
    { at: at('01-10').toISOString(), product: 'obs_monthly', quantity: 1, dollars: 7, is_paid: true },
  ]);
});

it('is billed for as many as it then was of', () => {
  const purchase = aPurchase({
    product: 'monthly',
    quantity: 3,
    switched: [{ product: 'monthly', quantity: 5, at: at('02-01') }],
  });
  expect(subscriptionOf(purchase, at('02-15'))).toMatchObject({ quantity: 5 });
  expect(invoicesOf(purchase, at('02-15')).map(({ quantity, dollars }) => [quantity, dollars])).toEqual([
    [5, 60],
    [3, 36],
  ]);
});
