import { isSeatPlan, MESSAGES } from '@coaching/contracts';
import { type Handlers, Invalid, NotFound } from '@coaching/service-kit';
import type { SubscriptionRecord } from '../accounts/account-record';
import { type Payer, payerFor } from '../accounts/payer';
import type { Checkouts } from '../checkout/checkouts-repository';
import { isLive } from '../licenses/licenses-of';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import { invoicesOf, subscriptionOf } from './purchase-at';
import type { TestChange, TestPayments } from './test-payments';
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
  { id, product, quantity = 1, period_end, status }: SubscriptionRecord,
) => ({
  id,
  product,
  quantity,
  period_end: period_end.toISOString(),
  is_cancelled: cancelled_at !== null,
  has_failed: status === 'past_due',
});

/** @throws Invalid for a number of one's own licences, and for seats of a plan that has none */
function requireForPayer({ kind }: Payer, change: TestChange): void {
  if (kind === 'person' && 'quantity' in change) throw new Invalid(MESSAGES.onePlan);
  if (kind === 'organization' && 'product' in change && !isSeatPlan(change.product))
    throw new Invalid(MESSAGES.seatsOfCompletePlans);
}

/** What the pages of the built-in test ask; with Stripe there is none of it. */
export function testCalls(parts: Parts): Pick<Handlers<'billing'>, TestCalls> {
  const { accounts, checkouts } = parts;
  const pretending = (): TestPayments => {
    if (!parts.testPayments) throw new NotFound(MESSAGES.notFound);
    return parts.testPayments;
  };
  /** Changes a subscription of a payer's own, and what it grants. @throws NotFound */
  async function changed(
    payer: Payer,
    now: Date,
    change: (payments: TestPayments, customer: string) => Promise<boolean>,
  ) {
    const payments = pretending();
    const account = await accounts.find(payer.uid);
    if (!account?.customer || !(await change(payments, account.customer)))
      throw new NotFound(MESSAGES.notFound);
    await syncAccount(parts, payer.uid, now);
    return { ok: true as const };
  }

  return {
    async payTestCheckout({ actor, params: { id }, now }) {
      const payments = pretending();
      const { user_uid } = await checkouts.require(id, actor);
      const account = await accounts.find(user_uid);
      const others = account?.subscriptions.filter((each) => each.id !== id) ?? [];
      if (others.some(isLive)) throw new Invalid(MESSAGES.hasPlan);
      if (!(await payments.pay(id, now))) throw new Invalid(MESSAGES.checkoutOver);
      await syncAccount(parts, user_uid, now);
      return { ok: true };
    },
    async getTestSubscriptions({ actor, query, now }) {
      const payments = pretending();
      const account = await accounts.find(payerFor(actor, query.organization_uid).uid);
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
    async changeTestSubscription({ actor, params: { id }, query, body, now }) {
      const payer = payerFor(actor, query.organization_uid);
      requireForPayer(payer, body);
      return changed(payer, now, (payments, customer) => payments.change(id, customer, body, now));
    },
    cancelTestSubscription: async ({ actor, params: { id }, query, now }) =>
      changed(payerFor(actor, query.organization_uid), now, (payments, customer) =>
        payments.cancel(id, customer, now),
      ),
  };
}
