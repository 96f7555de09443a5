import { isPaidPlan } from '@coaching/contracts';
import Stripe from 'stripe';
import type { SubscriptionRecord } from '../accounts/account-record';
import type { Payments } from '../payments/payments';
import { pricesAt } from './prices';

const moment = (seconds: number) => new Date(seconds * 1000);

/** A subscription as accounts hold it; null for one that is to none of our plans. */
function recordOf(subscription: Stripe.Subscription): SubscriptionRecord | null {
  const item = subscription.items.data[0];
  const product = item?.price.metadata.plan;
  if (!item || !isPaidPlan(product)) return null;
  return {
    id: subscription.id,
    product,
    status: subscription.status as SubscriptionRecord['status'],
    started_at: moment(subscription.start_date),
    period_start: moment(item.current_period_start),
    period_end: moment(item.current_period_end),
    ended_at: subscription.ended_at === null ? null : moment(subscription.ended_at),
  };
}

/** Payments through Stripe: Checkout, subscriptions and the Billing Portal. */
export function stripePayments(stripe: Stripe): Payments {
  const prices = pricesAt(stripe);
  return {
    async createCustomer({ user_uid, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { user_uid } },
        { idempotencyKey: `customer-${user_uid}-${email}` },
      );
      return customer.id;
    },
    async beginCheckout({ customer, user_uid, product, key, site, back }) {
      const price = await prices.of(product);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: user_uid,
          line_items: [{ price, quantity: 1 }],
          success_url: `${site}/payment_complete?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: site + back,
        },
        { idempotencyKey: `checkout-${key}` },
      );
      return { session_id: session.id, url: session.url! };
    },
    async checkoutStatus(session_id) {
      const { status } = await stripe.checkout.sessions.retrieve(session_id);
      if (status === 'complete') return 'complete';
      return status === 'expired' ? 'expired' : 'open';
    },
    async subscriptionsOf(customer) {
      const found: SubscriptionRecord[] = [];
      for await (const each of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
        const record = recordOf(each);
        if (record) found.push(record);
      }
      return found;
    },
    async endSubscription(id) {
      await stripe.subscriptions.cancel(id);
    },
    async portalAddress(customer, site) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${site}/payment` });
      return url;
    },
  };
}
