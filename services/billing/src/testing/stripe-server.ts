import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '@coaching/service-kit';
import Stripe from 'stripe';
import { unknownParameter } from './stripe-parameters';

const MONTH_S = 30 * 24 * 60 * 60;
const KEY = 'sk_test_of_the_tests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

interface Price {
  id: string;
  plan: string;
  lookup_key: string;
  unit_amount: number;
  interval: string;
}

interface Checkout {
  id: string;
  customer: string;
  price: Price;
  status: 'open' | 'complete' | 'expired';
}

interface Subscription {
  id: string;
  customer: string;
  price: Price;
  status: string;
  start: number;
  period_start: number;
  period_end: number;
  ended_at: number | null;
}

const presentPrice = ({ id, plan, lookup_key, unit_amount, interval }: Price) => ({
  id,
  object: 'price',
  lookup_key,
  unit_amount,
  currency: 'usd',
  recurring: { interval },
  metadata: { plan },
});

const presentSubscription = (subscription: Subscription) => ({
  id: subscription.id,
  object: 'subscription',
  customer: subscription.customer,
  status: subscription.status,
  start_date: subscription.start,
  ended_at: subscription.ended_at,
  items: {
    object: 'list',
    data: [
      {
        price: presentPrice(subscription.price),
        current_period_start: subscription.period_start,
        current_period_end: subscription.period_end,
      },
    ],
  },
});

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false });

/** A stand-in for Stripe, as far as the service asks it: over HTTP, with a clock and cards of its own. */
export class StripeServer {
  /** Seconds since 1970. */
  now = Math.floor(Date.now() / 1000);
  readonly requests: string[] = [];
  readonly subscriptions: Subscription[] = [];
  private readonly checkouts: Checkout[] = [];
  private readonly prices: Price[] = [];
  private readonly answered = new Map<string, unknown>();
  private readonly server = createServer((request, response) => {
    this.answer(request)
      .then((answer) => ({ status: 200, answer }))
      .catch((error: Error) => ({
        status: 400,
        answer: { error: { type: 'invalid_request_error', message: error.message } },
      }))
      .then(({ status, answer }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      );
  });
  private count = 0;

  /** The SDK as the service uses it, pointed here. */
  async start(): Promise<Stripe> {
    const port = await listen(this.server, 0);
    return new Stripe(KEY, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  stop = () => closeServer(this.server);

  private next = (kind: string) => `${kind}_${++this.count}`;

  private async answer(request: IncomingMessage): Promise<unknown> {
    if (request.headers.authorization !== `Bearer ${KEY}`) throw new Error('Invalid API Key provided.');
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe.test');
    const sent = request.method === 'GET' ? searchParams : new URLSearchParams(await text(request));
    const [, id] = /^\/v1\/(?:checkout\/sessions|subscriptions)\/(\w+)$/.exec(pathname) ?? [];
    const endpoint = `${request.method} ${id ? pathname.replace(id, ':id') : pathname}`;
    this.requests.push(endpoint);
    const unknown = unknownParameter(endpoint, sent);
    if (unknown) throw new Error(`Received unknown parameter: ${unknown}`);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && endpoint.startsWith('POST') ? this.answered.get(key) : undefined;
    if (known) return known;
    const answer = this.perform(endpoint, id, sent);
    if (typeof key === 'string') this.answered.set(key, answer);
    return answer;
  }

  private perform(endpoint: string, id: string | undefined, sent: URLSearchParams): unknown {
    const must = (name: string) => {
      const value = sent.get(name);
      if (!value) throw new Error(`Missing required param: ${name}.`);
      return value;
    };
    const found = <Thing>(things: Thing | undefined): Thing => {
      if (!things) throw new Error('No such object.');
      return things;
    };
    switch (endpoint) {
      case 'POST /v1/customers':
        return { id: this.next('cus'), object: 'customer', email: must('email') };
      case 'GET /v1/prices':
        return list(
          this.prices.filter((price) => price.lookup_key === sent.get('lookup_keys[0]')).map(presentPrice),
        );
      case 'POST /v1/prices': {
        must('product_data[name]');
        const price = {
          id: this.next('price'),
          plan: must('metadata[plan]'),
          lookup_key: must('lookup_key'),
          unit_amount: Number(must('unit_amount')),
          interval: must('recurring[interval]'),
        };
        this.prices.push(price);
        return presentPrice(price);
      }
      case 'POST /v1/checkout/sessions': {
        if (must('mode') !== 'subscription' || must('line_items[0][quantity]') !== '1')
          throw new Error('Not a cart of ours.');
        const price = found(this.prices.find((each) => each.id === sent.get('line_items[0][price]')));
        const checkout = {
          id: this.next('cs_test'),
          customer: must('customer'),
          price,
          status: 'open' as const,
        };
        must('success_url');
        this.checkouts.push(checkout);
        return { id: checkout.id, status: 'open', url: `https://checkout.stripe.test/${checkout.id}` };
      }
      case 'GET /v1/checkout/sessions/:id':
        return found(this.checkouts.find((each) => each.id === id));
      case 'GET /v1/subscriptions':
        return list(
          this.subscriptions.filter(({ customer }) => customer === must('customer')).map(presentSubscription),
        );
      case 'DELETE /v1/subscriptions/:id': {
        const subscription = found(this.subscriptions.find((each) => each.id === id));
        subscription.status = 'canceled';
        subscription.ended_at = this.now;
        return presentSubscription(subscription);
      }
      case 'POST /v1/billing_portal/sessions':
        return { url: `https://portal.stripe.test/${must('customer')}` };
      default:
        throw new Error(`Unrecognized request URL (${endpoint}).`);
    }
  }

  /** A card pays for a checkout. */
  pay(session_id: string): Subscription {
    const checkout = this.checkouts.find(({ id }) => id === session_id)!;
    checkout.status = 'complete';
    const { customer, price } = checkout;
    const period_end = this.now + (price.interval === 'year' ? 12 : 1) * MONTH_S;
    const span = { start: this.now, period_start: this.now, period_end, ended_at: null };
    const subscription = { id: this.next('sub'), customer, price, status: 'active', ...span };
    this.subscriptions.push(subscription);
    return subscription;
  }

  /** The next period begins, with a card that pays or does not. */
  renew(subscription: Subscription, isPaid: boolean): void {
    this.now = subscription.period_end;
    subscription.status = isPaid ? 'active' : 'past_due';
    subscription.period_start = this.now;
    subscription.period_end = this.now + MONTH_S;
  }

  /** An event about a customer, as the webhook is sent it. */
  event(type: string, customer: string, id = this.next('evt')): string {
    return JSON.stringify({ id, object: 'event', type, data: { object: { object: 'thing', customer } } });
  }
}

/** The signature of what is sent, as of a moment in seconds since 1970. */
export const signed = (payload: string, timestamp: number, secret = WEBHOOK_SECRET): string =>
  new Stripe(KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
