import { itemOf } from './stripe-objects';
import type { StripeWorld } from './stripe-world';

const CHECKOUT_OPEN_S = 24 * 60 * 60;

/** What an endpoint is asked: the id in its path, '' where there is none, and parameters that were checked. */
interface Asked {
  world: StripeWorld;
  id: string;
  sent: URLSearchParams;
}

type Endpoint = (asked: Asked) => unknown;

/** What the message about an id begins with that nothing has. */
export const NO_SUCH = 'No such object';

/** An object by its id. @throws Error in Stripe's words */
function one<Thing extends { id: string }>(things: readonly Thing[], id: string | null): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`${NO_SUCH}: '${id}'`);
  return found;
}

/** A page of a list, newest first, as Stripe cuts it. */
function page<Thing extends { id: string }>(things: readonly Thing[], sent: URLSearchParams, url: string) {
  const newestFirst = things.toReversed();
  const after = sent.get('starting_after');
  const from = after ? newestFirst.indexOf(one(newestFirst, after)) + 1 : 0;
  const to = from + Number(sent.get('limit') ?? 10);
  return { object: 'list', url, data: newestFirst.slice(from, to), has_more: to < newestFirst.length };
}

const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired';

function isWanted(status: string, wanted: string | null): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return hasEnded(status);
  return wanted ? status === wanted : status !== 'canceled';
}

/** What the stand-in answers, by endpoint. */
export const stripeEndpoints: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': ({ world, sent }) => {
    const metadata = Object.fromEntries(
      [...sent].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    );
    const customer = {
      id: world.next('cus'),
      object: 'customer' as const,
      created: world.now,
      email: sent.get('email')!,
      metadata,
    };
    world.customers.push(customer);
    world.happen('customer.created', customer);
    return customer;
  },
  'GET /v1/customers/:id': ({ world, id }) => one(world.customers, id),
  'POST /v1/customers/:id': ({ world, id, sent }) => {
    const customer = one(world.customers, id);
    customer.email = sent.get('email') ?? customer.email;
    world.happen('customer.updated', customer);
    return customer;
  },
  'GET /v1/prices': ({ world, sent }) =>
    page(
      world.prices.filter(({ lookup_key }) => lookup_key === sent.get('lookup_keys[0]')),
      new URLSearchParams(),
      '/v1/prices',
    ),
  'POST /v1/prices': ({ world, sent }) => {
    const lookup_key = sent.get('lookup_key');
    const before = world.prices.find((price) => price.lookup_key === lookup_key);
    if (before && sent.get('transfer_lookup_key') !== 'true') throw new Error('This lookup key is taken.');
    if (before) before.lookup_key = null;
    const price = {
      id: world.next('price'),
      object: 'price' as const,
      active: true,
      created: world.now,
      currency: sent.get('currency')!,
      livemode: false as const,
      lookup_key,
      metadata: { plan: sent.get('metadata[plan]') ?? '' },
      product: world.next('prod'),
      recurring: {
        interval: sent.get('recurring[interval]')!,
        interval_count: 1,
        usage_type: 'licensed' as const,
      },
      type: 'recurring' as const,
      unit_amount: Number(sent.get('unit_amount')),
    };
    world.prices.push(price);
    return price;
  },
  'POST /v1/checkout/sessions': ({ world, sent }) => {
    const price = one(world.prices, sent.get('line_items[0][price]'));
    const id = world.next('cs_test');
    const checkout = {
      id,
      object: 'checkout.session' as const,
      amount_total: price.unit_amount * Number(sent.get('line_items[0][quantity]')),
      cancel_url: sent.get('cancel_url'),
      client_reference_id: sent.get('client_reference_id'),
      created: world.now,
      currency: price.currency,
      customer: one(world.customers, sent.get('customer')).id,
      expires_at: world.now + CHECKOUT_OPEN_S,
      invoice: null,
      livemode: false as const,
      metadata: {},
      mode: 'subscription',
      payment_status: 'unpaid' as const,
      status: 'open' as const,
      subscription: null,
      success_url: sent.get('success_url')!,
      url: `https://checkout.stripe.test/${id}`,
    };
    world.checkouts.push(checkout);
    world.priceOf.set(id, price.id);
    world.quantityOf.set(id, Number(sent.get('line_items[0][quantity]')));
    return checkout;
  },
  'GET /v1/checkout/sessions/:id': ({ world, id }) => one(world.checkouts, id),
  'POST /v1/checkout/sessions/:id/expire': ({ world, id }) => {
    const checkout = one(world.checkouts, id);
    if (checkout.status !== 'open')
      throw new Error('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(checkout, { status: 'expired', url: null });
    world.happen('checkout.session.expired', checkout);
    return checkout;
  },
  'GET /v1/subscriptions': ({ world, sent }) => {
    const customer = sent.get('customer');
    const wanted = world.subscriptions.filter(
      (each) => (!customer || each.customer === customer) && isWanted(each.status, sent.get('status')),
    );
    return page(wanted, sent, '/v1/subscriptions');
  },
  'GET /v1/subscriptions/:id': ({ world, id }) => one(world.subscriptions, id),
  'POST /v1/subscriptions/:id': ({ world, id, sent }) => {
    const subscription = one(world.subscriptions, id);
    if (hasEnded(subscription.status))
      throw new Error('A canceled subscription can only update its metadata.');
    const item = itemOf(subscription);
    const changed = sent.get('items[0][price]');
    if (changed) {
      if (sent.get('items[0][id]') !== item.id) throw new Error('That would be a second item.');
      item.price = one(world.prices, changed);
    }
    item.quantity = Number(sent.get('items[0][quantity]') ?? item.quantity);
    if (sent.has('cancel_at_period_end'))
      subscription.cancel_at_period_end = sent.get('cancel_at_period_end') === 'true';
    world.happen('customer.subscription.updated', subscription);
    return subscription;
  },
  'DELETE /v1/subscriptions/:id': ({ world, id }) => {
    const subscription = one(world.subscriptions, id);
    if (hasEnded(subscription.status)) throw new Error('This subscription has ended.');
    world.end(subscription);
    return subscription;
  },
  'GET /v1/invoices': ({ world, sent }) => {
    const [customer, status] = [sent.get('customer'), sent.get('status')];
    const wanted = world.invoices.filter(
      (each) => (!customer || each.customer === customer) && (!status || each.status === status),
    );
    return page(wanted, sent, '/v1/invoices');
  },
  'POST /v1/billing_portal/sessions': ({ world, sent }) => {
    const customer = one(world.customers, sent.get('customer'));
    return {
      id: world.next('bps'),
      object: 'billing_portal.session',
      created: world.now,
      customer: customer.id,
      livemode: false,
      return_url: sent.get('return_url'),
      url: `https://portal.stripe.test/${customer.id}`,
    };
  },
};
