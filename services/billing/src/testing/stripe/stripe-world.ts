import {
  API_VERSION,
  type Checkout,
  type Customer,
  type Invoice,
  itemOf,
  type Price,
  type StripeEvent,
  type StripeObject,
  type Subscription,
} from './stripe-objects';

const DAY_S = 24 * 60 * 60;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const periodOf = (price: Price) => DAYS[price.recurring.interval]! * DAY_S;

/** What there is at the stand-in, and what happens there without being asked: cards pay, fail, and periods end. */
export class StripeWorld {
  /** Seconds since 1970; whoever tests may set it. */
  now = Math.floor(Date.now() / 1000);
  readonly customers: Customer[] = [];
  readonly prices: Price[] = [];
  readonly checkouts: Checkout[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly invoices: Invoice[] = [];
  /** All that happened, oldest first. */
  readonly events: StripeEvent[] = [];
  /** Which price a checkout is of. */
  readonly priceOf = new Map<string, string>();
  /** How many a checkout is of. */
  readonly quantityOf = new Map<string, number>();
  private count = 0;

  next = (kind: string) => `${kind}_${++this.count}`;

  /** Notes that something happened to an object, which the event shows as it is now. */
  happen(type: string, object: StripeObject): StripeEvent {
    const event: StripeEvent = {
      id: this.next('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.push(event);
    return event;
  }

  /** The five things that a purchase is, each of which happens when it is called, and answers its event. */
  purchase(session_id: string): (() => StripeEvent)[] {
    const checkout = this.checkouts.find(({ id }) => id === session_id)!;
    if (checkout.status !== 'open') throw new Error('This checkout cannot be paid.');
    const price = this.prices.find(({ id }) => id === this.priceOf.get(session_id))!;
    let subscription: Subscription;
    let invoice: Invoice;
    return [
      () => {
        subscription = this.subscribe(checkout.customer, price, this.quantityOf.get(session_id)!);
        return this.happen('customer.subscription.created', subscription);
      },
      () => {
        invoice = this.bill(subscription, 'subscription_create');
        return this.happen('invoice.created', invoice);
      },
      () => {
        this.settle(invoice);
        return this.happen('invoice.paid', invoice);
      },
      () => {
        subscription.status = 'active';
        return this.happen('customer.subscription.updated', subscription);
      },
      () => {
        Object.assign(checkout, {
          status: 'complete',
          payment_status: 'paid',
          subscription: subscription.id,
          invoice: invoice.id,
          url: null,
        });
        return this.happen('checkout.session.completed', checkout);
      },
    ];
  }

  /** A card pays for a checkout. */
  pay(session_id: string): Subscription {
    for (const step of this.purchase(session_id)) step();
    return this.subscriptions.at(-1)!;
  }

  /** The next period begins, with a card that pays or does not. */
  renew(subscription: Subscription, isPaid: boolean): Invoice {
    const item = itemOf(subscription);
    this.now = item.current_period_end;
    item.current_period_start = this.now;
    item.current_period_end = this.now + periodOf(item.price);
    const invoice = this.bill(subscription, 'subscription_cycle');
    this.happen('invoice.created', invoice);
    if (isPaid) this.settle(invoice);
    invoice.attempt_count = 1;
    subscription.status = isPaid ? 'active' : 'past_due';
    this.happen(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    this.happen('customer.subscription.updated', subscription);
    return invoice;
  }

  /** Ends a subscription at once. */
  end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', canceled_at: this.now, ended_at: this.now });
    this.happen('customer.subscription.deleted', subscription);
  }

  private subscribe(customer: string, price: Price, quantity: number): Subscription {
    const id = this.next('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      collection_method: 'charge_automatically',
      created: this.now,
      currency: price.currency,
      customer,
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: this.next('si'),
            object: 'subscription_item',
            current_period_end: this.now + periodOf(price),
            current_period_start: this.now,
            price,
            quantity,
            subscription: id,
          },
        ],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      latest_invoice: null,
      livemode: false,
      metadata: {},
      start_date: this.now,
      status: 'incomplete',
      trial_end: null,
    };
    this.subscriptions.push(subscription);
    return subscription;
  }

  private bill(subscription: Subscription, billing_reason: Invoice['billing_reason']): Invoice {
    const { price, quantity, current_period_start, current_period_end } = itemOf(subscription);
    const id = this.next('in');
    const total = price.unit_amount * quantity;
    const invoice: Invoice = {
      id,
      object: 'invoice',
      amount_due: total,
      amount_paid: 0,
      attempt_count: 0,
      billing_reason,
      created: this.now,
      currency: price.currency,
      customer: subscription.customer,
      hosted_invoice_url: `https://invoice.stripe.test/${id}`,
      livemode: false,
      number: `A1B2-${String(this.invoices.length + 1).padStart(4, '0')}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: {} },
      },
      period_end: current_period_end,
      period_start: current_period_start,
      status: 'open',
      status_transitions: { paid_at: null },
      total,
    };
    this.invoices.push(invoice);
    subscription.latest_invoice = id;
    return invoice;
  }

  private settle(invoice: Invoice): void {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.total,
      status_transitions: { paid_at: this.now },
    });
  }
}
