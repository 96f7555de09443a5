import { type CheckoutStatus, isPaidPlan } from '@coaching/contracts';
import Stripe from 'stripe';
import type { SubscriptionRecord } from '../accounts/account-record';
import type { Payments } from '../payments/payments';
import { pricesAt } from './prices';

/** So many of the newest are shown; the portal has all. */
const MOST_INVOICES = 24;

const moment = (seconds: number) => new Date(seconds * 1000);

/** A subscription as accounts hold it; null for one that is to none of our plans. */
function recordOf(subscription: Stripe.Subscription): SubscriptionRecord | null {
  const item = subscription.items.data[0];
  const product = item?.price.metadata.plan;
  if (!item || !isPaidPlan(product)) return null;
  return {
    id: subscription.id,
    product,
    quantity: item.quantity ?? 1,
    status: subscription.status as SubscriptionRecord['status'],
    started_at: moment(subscription.start_date),
    period_start: moment(item.current_period_start),
    period_end: moment(item.current_period_end),
    ended_at: subscription.ended_at === null ? null : moment(subscription.ended_at),
  };
}

/** What somebody else's account at Stripe has is absent in ours. */
function nullWhereAbsent(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
  throw error;
}

/** Payments through Stripe: Checkout, subscriptions and the Billing Portal. */
export function stripePayments(stripe: Stripe): Payments {
  const prices = pricesAt(stripe);

  async function checkoutStatus(session_id: string): Promise<CheckoutStatus> {
    const { status } = await stripe.checkout.sessions.retrieve(session_id);
    if (status === 'complete') return 'complete';
    return status === 'expired' ? 'expired' : 'open';
  }

  return {
    async createCustomer({ payer: { kind, uid }, email }) {
      const metadata = { [kind === 'organization' ? 'organization_uid' : 'user_uid']: uid };
      const customer = await stripe.customers.create(
        { email, metadata },
        { idempotencyKey: `customer-${uid}-${email}` },
      );
      return customer.id;
    },
    async changeEmail(customer, email) {
      await stripe.customers.update(customer, { email });
    },
    async payerOf(id) {
      const customer = await stripe.customers.retrieve(id).catch(nullWhereAbsent);
      if (!customer || customer.deleted) return null;
      const { user_uid, organization_uid } = customer.metadata;
      if (organization_uid) return { kind: 'organization', uid: organization_uid };
      return user_uid ? { kind: 'person', uid: user_uid } : null;
    },
    async beginCheckout({ customer, user_uid, product, quantity, key, site, back }) {
      const price = await prices.of(product);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: user_uid,
          line_items: [{ price, quantity }],
          success_url: `${site}/payment_complete?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: site + back,
        },
        { idempotencyKey: `checkout-${key}` },
      );
      return { session_id: session.id, url: session.url! };
    },
    checkoutStatus,
    async expireCheckout(session_id) {
      try {
        await stripe.checkout.sessions.expire(session_id);
        return 'expired';
      } catch (error) {
        const status = await checkoutStatus(session_id);
        if (status === 'open') throw error;
        return status;
      }
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
    async portalAddress(customer, site, { kind, uid }) {
      const return_url = site + (kind === 'organization' ? `/seats/${uid}` : '/payment');
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url });
      return url;
    },
    async invoicesOf(customer) {
      const { data } = await stripe.invoices.list({ customer, limit: MOST_INVOICES });
      return data
        .filter(({ status }) => status !== 'draft' && status !== 'void')
        .map(({ created, total, status, hosted_invoice_url }) => ({
          at: moment(created).toISOString(),
          cents: total,
          is_paid: status === 'paid',
          url: hosted_invoice_url ?? null,
        }));
    },
  };
}
