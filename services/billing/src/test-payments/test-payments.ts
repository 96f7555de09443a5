import type { CheckoutStatus, PaidPlan } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import type { Payments } from '../payments/payments';
import { invoicesOf, planAt, subscriptionOf } from './purchase-at';
import { type TestPurchaseRecord, testPurchaseSchema } from './test-purchase-record';

export type TestChange = { product: PaidPlan } | { card_fails: boolean } | { quantity: number };

/** Payments that are pretended, for a platform without Stripe. */
export interface TestPayments extends Payments {
  /** False when it cannot be paid any more. */
  pay(session_id: string, now: Date): Promise<boolean>;
  /** Cancels at the end of what is paid; false when the customer has no such subscription. */
  cancel(session_id: string, customer: string, now: Date): Promise<boolean>;
  /** Switches to another plan or number, or has the card fail or pay again; false when the customer has no such subscription. */
  change(session_id: string, customer: string, change: TestChange, now: Date): Promise<boolean>;
  /** What the customer has paid for, oldest first. */
  purchasesOf(customer: string): Promise<TestPurchaseRecord[]>;
}

/** What names of the built-in test begin with. */
const PREFIX = 'test_';
const ID_LENGTH = 24;
const CENTS = 100;

export function testPaymentsIn(connection: Connection, clock = () => new Date()): TestPayments {
  const model = connection.model<TestPurchaseRecord>('TestPurchase', testPurchaseSchema);

  async function checkoutStatus(session_id: string): Promise<CheckoutStatus> {
    const purchase = await model.findOne({ session_id }, WITHOUT_ID).lean<TestPurchaseRecord>();
    if (purchase?.paid_at) return 'complete';
    return purchase?.expired_at ? 'expired' : 'open';
  }

  const purchasesOf = (customer: string) =>
    model
      .find({ customer, paid_at: { $ne: null } }, WITHOUT_ID)
      .sort({ paid_at: 1 })
      .lean<TestPurchaseRecord[]>();

  return {
    createCustomer: async ({ payer }) => PREFIX + payer.uid,
    changeEmail: async () => {},
    // Nobody sends events of pretended payments.
    payerOf: async () => null,
    async beginCheckout({ customer, product, quantity, key, site, back }) {
      const session_id = PREFIX + key.slice(0, ID_LENGTH);
      const fresh = {
        customer,
        product,
        quantity,
        paid_at: null,
        expired_at: null,
        cancelled_at: null,
        ended_at: null,
      };
      await model.updateOne({ session_id }, { $setOnInsert: fresh }, { upsert: true });
      return { session_id, url: `${site}/payment_test?${new URLSearchParams({ session_id, back })}` };
    },
    checkoutStatus,
    async expireCheckout(session_id) {
      await model.updateOne({ session_id, paid_at: null }, { $set: { expired_at: clock() } });
      return checkoutStatus(session_id);
    },
    async subscriptionsOf(customer) {
      const purchases = await model
        .find({ customer, paid_at: { $ne: null } }, WITHOUT_ID)
        .lean<TestPurchaseRecord[]>();
      return purchases.map((purchase) => subscriptionOf(purchase, clock()));
    },
    async endSubscription(session_id) {
      await model.updateOne({ session_id }, { $set: { ended_at: clock() } });
    },
    portalAddress: async (_customer, site, { kind, uid }) =>
      `${site}/billing_test${kind === 'organization' ? `?${new URLSearchParams({ organization_uid: uid })}` : ''}`,
    async invoicesOf(customer) {
      const invoices = (await purchasesOf(customer)).flatMap((purchase) => invoicesOf(purchase, clock()));
      return invoices
        .sort((a, b) => b.at.localeCompare(a.at))
        .map(({ at, dollars, is_paid }) => ({ at, cents: dollars * CENTS, is_paid, url: null }));
    },
    async pay(session_id, now) {
      await model.updateOne({ session_id, paid_at: null, expired_at: null }, { $set: { paid_at: now } });
      return (await checkoutStatus(session_id)) === 'complete';
    },
    async cancel(session_id, customer, now) {
      const { matchedCount } = await model.updateOne(
        { session_id, customer, paid_at: { $ne: null }, cancelled_at: null },
        { $set: { cancelled_at: now } },
      );
      return matchedCount > 0;
    },
    async change(session_id, customer, change, now) {
      const wanted = { session_id, customer, paid_at: { $ne: null }, ended_at: null };
      const purchase = await model.findOne(wanted, WITHOUT_ID).lean<TestPurchaseRecord>();
      if (!purchase) return false;
      await model.updateOne(
        wanted,
        'card_fails' in change
          ? { $set: { failed_at: change.card_fails ? now : null } }
          : { $push: { switched: { ...planAt(purchase, now), ...change, at: now } } },
      );
      return true;
    },
    purchasesOf,
  };
}
