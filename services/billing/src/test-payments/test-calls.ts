import { MESSAGES } from '@coaching/contracts';
import { type Handlers, Invalid, NotFound } from '@coaching/service-kit';
import type { Checkouts } from '../checkout/checkouts-repository';
import { isLive } from '../licenses/licenses-of';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import type { TestPayments } from './test-payments';

interface Parts extends SyncParts {
  checkouts: Checkouts;
  /** Null where Stripe takes the payments. */
  testPayments: TestPayments | null;
}

type TestCalls = 'payTestCheckout' | 'getTestSubscriptions' | 'cancelTestSubscription';

/** What the pages of the built-in test ask; with Stripe there is none of it. */
export function testCalls(parts: Parts): Pick<Handlers<'billing'>, TestCalls> {
  const { accounts, checkouts } = parts;
  const pretending = (): TestPayments => {
    if (!parts.testPayments) throw new NotFound(MESSAGES.notFound);
    return parts.testPayments;
  };
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
    async getTestSubscriptions({ actor }) {
      const payments = pretending();
      const account = await accounts.find(actor.uid);
      const subscriptions = account?.customer ? await payments.subscriptionsOf(account.customer) : [];
      const cancelled = account?.customer ? await payments.cancelledOf(account.customer) : new Set<string>();
      return {
        subscriptions: subscriptions.filter(isLive).map(({ id, product, period_end }) => ({
          id,
          product,
          period_end: period_end.toISOString(),
          is_cancelled: cancelled.has(id),
        })),
      };
    },
    async cancelTestSubscription({ actor, params: { id }, now }) {
      const payments = pretending();
      const account = await accounts.find(actor.uid);
      if (!account?.customer || !(await payments.cancel(id, account.customer, now)))
        throw new NotFound(MESSAGES.notFound);
      await syncAccount(parts, actor.uid, now);
      return { ok: true };
    },
  };
}
