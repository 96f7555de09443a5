import { type Actor, MESSAGES } from '@coaching/contracts';
import { type Handlers, Invalid, NotFound } from '@coaching/service-kit';
import type { SubscriptionRecord } from '../accounts/account-record';
import type { Checkouts } from '../checkout/checkouts-repository';
import { isLive } from '../licenses/licenses-of';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import { invoicesOf, subscriptionOf } from './purchase-at';
import type { TestPayments } from './test-payments';
import type { TestPurchaseRecord } from './test-purchase-record';

interface Parts extends SyncParts {
  checkouts: Checkouts;
  /** Null where Stripe takes the payments. */
  testPayments: TestPayments | null;
}

type TestCalls =
  | 'payTestCheckout'
  | 'getTestSubscriptions'
  | 'changeTestSubscription'
  | 'cancelTestSubscription';

const presentTestSubscription = (
  { cancelled_at }: TestPurchaseRecord,
  { id, product, period_end, status }: SubscriptionRecord,
) => ({
  id,
  product,
  period_end: period_end.toISOString(),
  is_cancelled: cancelled_at !== null,
  has_failed: status === 'past_due',
});

/** What the pages of the built-in test ask; with Stripe there is none of it. */
export function testCalls(parts: Parts): Pick<Handlers<'billing'>, TestCalls> {
  const { accounts, checkouts } = parts;
  const pretending = (): TestPayments => {
    if (!parts.testPayments) throw new NotFound(MESSAGES.notFound);
    return parts.testPayments;
  };
  /** Changes a subscription of one's own, and what it grants. @throws NotFound */
  async function changed(
    actor: Actor,
    now: Date,
    change: (payments: TestPayments, customer: string) => Promise<boolean>,
  ) {
    const payments = pretending();
    const account = await accounts.find(actor.uid);
    if (!account?.customer || !(await change(payments, account.customer)))
      throw new NotFound(MESSAGES.notFound);
    await syncAccount(parts, actor.uid, now);
    return { ok: true as const };
  }

  return {
    async payTestCheckout({ actor, params: { id }, now }) {
      const payments = pretending();
      await checkouts.require(id, actor.uid);
      const account = await accounts.find(actor.uid);
      const others = account?.subscriptions.filter((each) => each.id !== id) ?? [];
      if (others.some(isLive)) throw new Invalid(MESSAGES.hasPlan);
      if (!(await payments.pay(id, now))) throw new Invalid(MESSAGES.checkoutOver);
      await syncAccount(parts, actor.uid, now);
      return { ok: true };
    },
    async getTestSubscriptions({ actor, now }) {
      const payments = pretending();
      const account = await accounts.find(actor.uid);
      const purchases = account?.customer ? await payments.purchasesOf(account.customer) : [];
      const invoices = purchases.flatMap((purchase) => invoicesOf(purchase, now));
      return {
        subscriptions: purchases.flatMap((purchase) => {
          const subscription = subscriptionOf(purchase, now);
          return isLive(subscription) ? [presentTestSubscription(purchase, subscription)] : [];
        }),
        invoices: invoices.sort((a, b) => b.at.localeCompare(a.at)),
      };
    },
    changeTestSubscription: ({ actor, params: { id }, body, now }) =>
      changed(actor, now, (payments, customer) => payments.change(id, customer, body, now)),
    cancelTestSubscription: ({ actor, params: { id }, now }) =>
      changed(actor, now, (payments, customer) => payments.cancel(id, customer, now)),
  };
}
