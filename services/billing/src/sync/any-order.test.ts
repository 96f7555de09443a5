import type { Announcement, Transaction } from '@coaching/service-kit';
import type { AccountRecord, SubscriptionRecord } from '../accounts/account-record';
import type { Accounts } from '../accounts/accounts-repository';
import type { Payments } from '../payments/payments';
import { type SyncParts, syncAccount } from './sync-account';

const now = new Date('2026-03-15T12:00:00Z');
const purchase = [
  'customer.created',
  'subscription.created',
  'invoice.paid',
  'checkout.completed',
  'subscription.updated',
];

function ordersOf<Thing>(things: Thing[]): Thing[][] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, at) =>
    ordersOf(things.filter((_, other) => other !== at)).map((rest) => [thing, ...rest]),
  );
}

const subscription = (status: SubscriptionRecord['status']): SubscriptionRecord => ({
  id: 'sub_1',
  product: 'monthly',
  status,
  started_at: now,
  period_start: now,
  period_end: new Date('2026-04-15T12:00:00Z'),
  ended_at: null,
});

/** An account, and a Stripe whose subscription becomes active with the third thing that happens. */
function aPurchase() {
  let account: AccountRecord = {
    user_uid: 'sol',
    customer: 'cus_1',
    subscriptions: [],
    trial: null,
    closed: false,
    sync_at: null,
    revision: 1,
  };
  let happened = 0;
  const published: Announcement[] = [];
  const accounts: Pick<Accounts, 'find' | 'change' | 'markDue'> = {
    find: async () => account,
    async change(read, change) {
      if (read.revision !== account.revision) return null;
      account = { ...account, ...change, revision: account.revision + 1 };
      return account;
    },
    async markDue() {
      account = { ...account, sync_at: now, revision: account.revision + 1 };
    },
  };
  const payments: Pick<Payments, 'subscriptionsOf'> = {
    async subscriptionsOf() {
      const read = happened;
      // Answers that were read earlier arrive later.
      for (let waits = 10 - read; waits > 0; waits -= 1) await Promise.resolve();
      return read === 0 ? [] : [subscription(read < 3 ? 'incomplete' : 'active')];
    },
  };
  const transaction = { announce: async (event: Announcement) => void published.push(event) };
  const parts = {
    accounts,
    payments,
    graceDays: 7,
    context: {
      transaction: <Result>(body: (given: Transaction) => Promise<Result>) =>
        body(transaction as Transaction),
    },
  } as SyncParts;
  return {
    published,
    async take() {
      happened += 1;
      await accounts.markDue('sol', now);
      await syncAccount(parts, 'sol', now);
    },
    happensAtOnce() {
      happened = purchase.length;
    },
  };
}

const licence = [{ product: 'monthly', start_date: '03/15/2026', end_date: '04/15/2026' }];

it('has the same licence after every order of five events of one purchase, each of them doubled', async () => {
  const orders = ordersOf(purchase);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const late = aPurchase();
    late.happensAtOnce();
    for (const _event of order.flatMap((event) => [event, event])) await late.take();
    expect(late.published.map(({ data }) => data)).toEqual([{ user_uid: 'sol', licenses: licence }]);
  }
});

it('has it when they all come at the same time and what was read first is answered last', async () => {
  const busy = aPurchase();
  await Promise.all([...purchase, ...purchase].map(() => busy.take()));
  expect(busy.published.at(-1)?.data).toEqual({ user_uid: 'sol', licenses: licence });
  expect(busy.published).toHaveLength(1);
});
